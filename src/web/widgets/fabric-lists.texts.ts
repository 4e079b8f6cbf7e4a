import { catalogue } from '#ui/texts/catalogue.ts';

export const fabricListsTexts = catalogue({
  en: {
    title: 'Fabrics',
    lists: { live: 'Live rates', top: 'Top selling', sale: 'Inventory sale' },
  },
});
