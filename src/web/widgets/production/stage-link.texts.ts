import { catalogue } from '#ui/texts/catalogue.ts';

export const stageLinkTexts = catalogue({
  en: { track: 'Track', trackOrder: (number: string) => `Track production of ${number}` },
});
