import { catalogue } from '#ui/texts/catalogue.ts';

export const stepperTexts = catalogue({
  en: {
    done: 'done',
    current: 'in progress',
    underway: 'still under way',
    late: 'late',
    upcoming: 'to come',
  },
});
