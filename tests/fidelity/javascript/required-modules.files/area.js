module.exports = (width, height) => width * height;
