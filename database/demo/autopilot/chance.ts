/** Numbers that look drawn but always fall the same way for the same words, so that a restarted demo goes on as it began. */

let seed: readonly string[] = [];

/** Once, before a demo begins: another seed draws other numbers for everything. */
export function seedChance(word: string): void {
  seed = word === '' ? [] : [word];
}

/** From 0 up to, but never reaching, 1. */
export function chance(...words: string[]): number {
  let hash = 0x811c9dc5;
  for (const unit of Buffer.from([...seed, ...words].join('\n'))) hash = Math.imul(hash ^ unit, 0x01000193);
  // Words that differ only at their end must not draw neighbouring numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export function between(from: number, to: number, ...words: string[]): number {
  return from + (to - from) * chance(...words);
}

/** Both ends may be drawn. */
export function wholeBetween(from: number, to: number, ...words: string[]): number {
  return from + Math.floor((to - from + 1) * chance(...words));
}

export function oneOf<Item>(items: readonly [Item, ...Item[]], ...words: string[]): Item {
  return items[Math.floor(items.length * chance(...words))] ?? items[0];
}
