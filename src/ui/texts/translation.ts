/** The same texts in another language: a missing, misspelt or additional one does not compile. */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Translation<English[Name]> };
