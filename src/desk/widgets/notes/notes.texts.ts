import { catalogue } from '#ui/texts/catalogue.ts';

export const notesTexts = catalogue({
  en: {
    title: 'Notes',
    label: 'New note',
    help: 'Only staff can see notes. They can’t be edited later.',
    add: 'Add note',
    added: 'Note added.',
    by: (name: string, at: string) => `${name}, ${at}`,
  },
});
