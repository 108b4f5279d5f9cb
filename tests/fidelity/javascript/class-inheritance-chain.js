// Shapes with inheritance, super, mixins and the species of a subclass of Array.
class Shape {
  constructor(name) {
    if (new.target === Shape) throw new TypeError("Shape is abstract");
    this.name = name;
  }
  area() {
    return 0;
  }
  toString() {
    return `${this.constructor.name}(${this.name}, ${this.area().toFixed(2)})`;
  }
}

const Coloured = (Base) =>
  class extends Base {
    colour = "grey";
    paint(colour) {
      this.colour = colour;
      return this;
    }
  };

class Circle extends Coloured(Shape) {
  constructor(radius) {
    super("circle");
    this.radius = radius;
  }
  area() {
    return Math.PI * this.radius ** 2;
  }
}

class Square extends Shape {
  constructor(side) {
    super("square");
    this.side = side;
  }
  area() {
    return super.area() + this.side * this.side;
  }
}

class Stack extends Array {
  get top() {
    return this[this.length - 1];
  }
}

const shapes = [new Circle(1.5).paint("red"), new Square(4)];
console.log(shapes.map(String).join("; "));
console.log(shapes);
console.log(shapes[0] instanceof Shape, Object.getPrototypeOf(Square) === Shape);
const doubled = Stack.from([1, 2, 3]).map((n) => n * 2);
console.log(doubled, doubled.top, doubled instanceof Stack, doubled.length);
try {
  new Shape("none");
} catch (error) {
  console.log(String(error));
}
