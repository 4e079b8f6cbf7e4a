import { catalogue } from '#ui/texts/catalogue.ts';

export const millReportsTexts = catalogue({
  en: { title: 'Mill reports', waiting: 'To review' },
});
