/** Where nothing better can be said. Apart from the table of all words, which the sign-in page need not load. */
export const GENERAL_ERROR_MESSAGE = 'Something went wrong !';
