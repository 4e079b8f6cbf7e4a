import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const timeTexts = catalogue({
  en: {
    justNow: 'under an hour',
    hours: (count: number) => plural(count, { one: `${count} hour`, other: `${count} hours` }),
    days: (count: number) => plural(count, { one: `${count} day`, other: `${count} days` }),
  },
});
