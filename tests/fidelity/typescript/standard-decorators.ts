// Decorators of the standard: for methods, fields, accessors, getters and classes.
type Method<This, Args extends unknown[], R> = (this: This, ...args: Args) => R;

const calls: string[] = [];
function logged<This, Args extends unknown[], R>(
  method: Method<This, Args, R>,
  context: ClassMethodDecoratorContext<This, Method<This, Args, R>>,
) {
  return function (this: This, ...args: Args): R {
    const result = method.apply(this, args);
    calls.push(`${String(context.name)}(${args.join(", ")}) = ${result}`);
    return result;
  };
}

type FieldContext = ClassFieldDecoratorContext;
const clamp = (low: number, high: number) => (_: undefined, context: FieldContext) => {
  calls.push(`field ${String(context.name)} of kind ${context.kind}`);
  return (value: number) => Math.min(high, Math.max(low, value));
};

function bound(_: Function, { name, addInitializer }: ClassMethodDecoratorContext) {
  addInitializer(function (this: any) {
    this[name] = this[name].bind(this);
  });
}

function sealed<T extends new () => object>(target: T, context: ClassDecoratorContext<T>) {
  calls.push(`class ${String(context.name)}`);
  Object.seal(target);
}

@sealed
class Thermostat {
  @clamp(5, 30) target = 99;
  @clamp(0, 1) static precision = -4;

  @logged
  raise(by: number): number {
    return (this.target += by);
  }
  @bound
  read() {
    return this.target;
  }
}

const thermostat = new Thermostat();
const { read } = thermostat;
console.log(thermostat.raise(2), thermostat.raise(-10), read(), Thermostat.precision);
console.log(calls);
console.log(Object.isSealed(Thermostat), thermostat, Thermostat.name);
