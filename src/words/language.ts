/** A further language is named here; the compiler then asks for its folder of texts. */
export type Language = 'en';
