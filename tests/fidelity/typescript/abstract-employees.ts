// Abstract classes, parameter properties, access modifiers, overriding and accessors.
abstract class Employee {
  private static next = 1;
  protected readonly number = Employee.next++;
  declare note: string;
  constructor(public readonly name: string, protected salary: number, private city?: string) {
    this.describe();
  }
  abstract get role(): string;
  protected abstract bonus(): number;
  describe(): string {
    return `${this.number} ${this.name} (${this.role}) from ${this.city ?? "nowhere"}`;
  }
  yearly(): number {
    return this.salary * 12 + this.bonus();
  }
}

class Engineer extends Employee {
  languages: string[] = ["TypeScript"];
  constructor(name: string, salary: number, public level = 1) {
    super(name, salary, "Zürich");
  }
  override get role() {
    return `engineer ${this.level}/${this.languages?.length}`;
  }
  protected override bonus(): number {
    return this.level * 500;
  }
}

class Manager extends Employee {
  #team: Employee[] = [];
  role = "manager";
  budget = 0;
  lead(...team: Employee[]): this {
    this.#team.push(...team);
    this.budget = this.#team.reduce((sum, one) => sum + one.yearly(), 0);
    return this;
  }
  protected bonus = () => this.#team.length * 1000;
}

const ida = new Engineer("Ida", 5000, 3);
const max = new Manager("Max", 7000).lead(ida, new Engineer("Eli", 4000));
console.log(ida.describe(), ida.yearly());
console.log(max.describe(), max.yearly(), max.budget);
console.log(ida, max, "note" in ida);
console.log(Object.keys(max), ida instanceof Employee, Object.keys(Employee));
try {
  (ida as any).role = "boss";
} catch (error) {
  console.log(String(error));
}
const Any = Employee as unknown as new (name: string, salary: number) => Employee;
console.log(new Any("Bare", 1).describe());
