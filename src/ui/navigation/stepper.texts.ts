import { catalogue } from '#ui/texts/catalogue.ts';

export const stepperTexts = catalogue({
  en: { done: 'done', current: 'in progress', late: 'late', upcoming: 'to come' },
});
