/** A closed list of codes, and what each has to say besides; `null` where the code says it all. */

export type ProblemOf<List> = {
  [Code in keyof List]: List[Code] extends null
    ? { readonly code: Code; readonly params?: never }
    : { readonly code: Code; readonly params: List[Code] };
}[keyof List];

/** Codes whose sentences need no values. */
export type PlainCodeOf<List> = {
  [Code in keyof List]: List[Code] extends null ? Code : never;
}[keyof List];

/** A sentence for every code of a list; one that is missing does not compile. */
export type ProblemTexts<List> = {
  readonly [Code in keyof List]: List[Code] extends null ? string : (params: List[Code]) => string;
};
