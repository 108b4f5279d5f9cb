import type { Money } from "./model";

export function money(cents: Money, currency: string): string {
  return new Intl.NumberFormat("de-DE", { style: "currency", currency }).format(cents / 100);
}
