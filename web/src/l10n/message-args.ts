// Arguments of a Fluent message. Numbers still select plural forms, but are formatted by our own
// rules, like the server's, and not by the browser's.
import { FluentNumber } from "@fluent/bundle";
import { formatNumber } from "./formats";

class ShownNumber extends FluentNumber {
  private readonly hl: string;

  constructor(value: number, hl: string) {
    super(value);
    this.hl = hl;
  }

  override toString(): string {
    return formatNumber(this.value, this.hl);
  }
}

export function messageArgs(
  args: Record<string, string | number>,
  hl: string,
): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new ShownNumber(value, hl) : value,
    ]),
  );
}
