import { catalogue } from '#ui/texts/catalogue.ts';

export const searchLinkTexts = catalogue({ en: { search: 'Search everything', fabrics: 'Fabrics' } });
