console.log("the German words are loaded");
export const words = Object.freeze({ hello: "Grüß Gott", bye: "Tschüß" });
