/** The languages a screen can speak. A further one is named here, and the compiler asks each catalogue for its texts. */
export type Language = 'en';

/** The page says which language it is in; a page painted on the server is English. */
export function pageLanguage(): Language {
  return 'en';
}
