console.log("late module runs");
export const loadedAt = "the end";
const late = (total: number): string => `total ${(total / 100).toFixed(2)}`;
export default late;
