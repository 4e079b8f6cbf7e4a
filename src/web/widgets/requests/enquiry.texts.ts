import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** The field that takes a message as it was written in a chat. */
export const enquiryTexts = catalogue({
  en: {
    label: 'What fabric do you need?',
    help: 'Paste or type it as you would on WhatsApp. You check it before it is sent.',
    placeholder: '60x60 92x88 cambric kora 44 panna 10000 mtr',
    fill: 'Fill the query',
    several: (count: number) =>
      plural(count, { one: `${count} draft added.`, other: `${count} drafts added, one for each fabric.` }),
  },
});
