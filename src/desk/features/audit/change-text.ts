/** What a change was made of, as somebody reads it: what it was, and what it became. */
import { moneyText } from '#desk/widgets/figures.ts';
import { momentText } from '#desk/widgets/time.ts';
import { CURRENCIES, type Currency } from '#domain/shared/money.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { auditTexts } from './audit.texts.ts';

export type ChangeDetail = { readonly name: string; readonly value: string | null };

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const WAS = /(Before|Was)$/;
const MINOR = /(^m|M)inor$/;

/** "role: desk → production, limit: ₹5,00,000.00 → ₹7,50,000.50". */
export function changeText(details: readonly ChangeDetail[]): string {
  const currency = CURRENCIES.find((each) => details.some(({ value }) => value === each));
  const written = ({ name, value }: ChangeDetail) => formatValue(name, value, currency);
  const isMoney = details.some(({ name }) => MINOR.test(name.replace(WAS, '')));
  return details
    .filter(({ name }) => !(name === 'currency' && isMoney))
    .filter(({ name }) => !(WAS.test(name) && details.some((other) => other.name === name.replace(WAS, ''))))
    .flatMap((detail) => {
      const before = details.find(({ name }) => WAS.test(name) && name.replace(WAS, '') === detail.name);
      // What stayed as it was is no change.
      if (before && before.value === detail.value) return [];
      const value = before ? `${written(before)} → ${written(detail)}` : written(detail);
      return [`${nameText(detail.name)}: ${value}`];
    })
    .join(', ');
}

/** A field as it is called at the desk. */
function nameText(name: string): string {
  return (
    auditTexts.fields[name as keyof typeof auditTexts.fields] ??
    (sentenceCase(name.replace(MINOR, '')) || auditTexts.fields.minor)
  );
}

function formatValue(name: string, value: string | null, currency: Currency | undefined): string {
  if (value === null) return orPlaceholder(value);
  if (INSTANT.test(value)) return momentText(value);
  if (currency && MINOR.test(name.replace(WAS, ''))) return moneyText({ minor: value, currency });
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  return orPlaceholder(value);
}

/** "Rate published" under "Quality": what was done to what, in words. */
export function actionText(subjectKind: string, action: string): string {
  const subject =
    auditTexts.subjects[subjectKind as keyof typeof auditTexts.subjects] ??
    capital(sentenceCase(subjectKind));
  const done = auditTexts.actions[action as keyof typeof auditTexts.actions] ?? sentenceCase(action);
  return `${subject}: ${done}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "role-given", "task_rescheduled" and "validUntil" read as words. */
export function sentenceCase(code: string): string {
  return code
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}
