export const word: string = "brot";
export default <T extends string>(text: T): Uppercase<T> => text.toUpperCase() as Uppercase<T>;
