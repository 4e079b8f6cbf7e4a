import { AGE_LABEL, AGES, type Age } from '#domain/payments/statement/ageing.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';

export function ageingView(sums: Readonly<Record<Age, bigint>>, currency: Currency) {
  return AGES.map((age) => ({ age, label: AGE_LABEL[age], amount: moneyView(money(sums[age], currency)) }));
}
