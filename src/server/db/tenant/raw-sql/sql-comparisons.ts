/** Equalities in a condition: `a = b`, `a in (…)`, `a = any (…)`, and rows element by element. */
import { isQuery } from './sql-sources.ts';
import { type Item, isSign, isWord, listed } from './sql-tokens.ts';

/** An expression, or the column of this number of a sub-query. */
export type Operand = { items: readonly Item[]; output: number | null };

export function comparisonsIn(items: readonly Item[]): [Operand, Operand][] {
  const at = items.findIndex((item) => isSign(item, '=') || isWord(item, 'in'));
  if (at < 1) return [];
  const [left, right] = [items.slice(0, at), items.slice(at + 1)];
  const [first, second] = right;
  const isAny = isSign(items[at], '=') && isWord(first, 'any', 'some') && right.length === 2;
  const isIn = isWord(items[at], 'in');
  const group = isAny ? second : first;
  const isGroup = group?.kind === 'group' && (isAny || right.length === 1);
  if (isIn && !isGroup) return [];
  if (!isGroup) return [[plain(left), plain(right)]];
  if (isQuery(group.items))
    return elements(left).map((each, output) => [each, { items: group.items, output }]);
  return isAny || isIn ? [[plain(left), plain(group.items)]] : rows(left, group.items);
}

function plain(items: readonly Item[]): Operand {
  return { items, output: null };
}

function elements(items: readonly Item[]): Operand[] {
  const [only] = items;
  if (items.length !== 1 || only?.kind !== 'group' || isQuery(only.items)) return [plain(items)];
  return listed(only.items).map(plain);
}

function rows(left: readonly Item[], right: readonly Item[]): [Operand, Operand][] {
  const others = listed(right);
  const own = elements(left);
  if (own.length !== others.length) return [];
  return own.map((each, index) => [each, plain(others[index] ?? [])]);
}
