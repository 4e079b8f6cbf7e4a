type Text = string | ((...values: never[]) => string);
export type Texts = { readonly [name: string]: Text | Texts };

/**
 * The texts of one screen or capability in English. Components name a text and never hold one; a translation stands beside
 * the catalogue (`translation.ts`), and the build of its language takes it instead.
 */
export function catalogue<const T extends Texts>({ en }: { en: T }): T {
  return en;
}
