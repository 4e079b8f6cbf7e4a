import { catalogue } from '#ui/texts/catalogue.ts';

export const clothTexts = catalogue({
  en: {
    drawn: 'Drawn from the construction',
    allDrawn: 'Pictures are drawn from each fabric’s construction.',
  },
});
