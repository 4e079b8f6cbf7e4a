/** Of a person whose name is not there any more. */
export const UNNAMED_COLLEAGUE = 'আপনার কোম্পানির কেউ';
