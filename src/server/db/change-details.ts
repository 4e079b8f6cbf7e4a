/** What a change was, for the history: each field as it was and as it became; what stayed the same is left out. */
import type { HistoryEntry } from './history.ts';

type Value = string | number | bigint | boolean | Date | null | undefined | readonly (string | number)[];
type Details = NonNullable<HistoryEntry['details']>;

/** `{ city: 'Surat' }` and `{ city: 'Erode' }` become `{ cityBefore: 'Surat', city: 'Erode' }`. */
export function changeDetails(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Details {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const [was, is] = [plain(before[name]), plain(value)];
      return was === is
        ? []
        : [
            [`${name}Before`, was],
            [name, is],
          ];
    }),
  );
}

function plain(value: Value): Details[string] {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return value.join(', ');
  return typeof value === 'bigint' ? String(value) : value;
}
