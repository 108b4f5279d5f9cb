export const circumference = (radius) => 2 * Math.PI * radius;
export const area = (radius) => Math.PI * radius ** 2;
