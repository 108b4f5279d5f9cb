// A parser of settings throws its own error in a private method; the stack shows the lines.
interface Token {
  readonly text: string;
  readonly line: number;
}

class SettingsError extends Error {
  public readonly line: number;
  constructor(message: string, token: Token, options?: ErrorOptions) {
    super(`${message} in line ${token.line}`, options);
    this.name = "SettingsError";
    this.line = token.line;
  }
}

class Settings {
  private readonly values = new Map<string, number>();

  constructor(text: string) {
    text.split("\n").forEach((line, index) => this.read({ text: line, line: index + 1 }));
  }

  private read(token: Token): void {
    const [key, value] = token.text.split("=") as [string, string | undefined];
    try {
      this.values.set(key.trim(), JSON.parse(value!));
    } catch (cause) {
      throw new SettingsError(`bad value for "${key}"`, token, { cause });
    }
  }

  get<T extends number>(key: string): T {
    return this.values.get(key) as T;
  }
}

const good = new Settings("width=80\nheight=25");
console.log(good.get("width"), good.get("height"), good);
const bad = new Settings("width=80\nheight=2x5\ndepth=1");
console.log("never printed", bad);
