/** Counted by code points, as the database does; a longer message is refused in a sentence. */
export const ENQUIRY_MAX_CHARACTERS = 2000;
