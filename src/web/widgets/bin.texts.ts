import { catalogue } from '#ui/texts/catalogue.ts';

export const binTexts = catalogue({ en: { label: 'BIN' } });
