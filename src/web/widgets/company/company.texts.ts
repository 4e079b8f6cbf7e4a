import { catalogue } from '#ui/texts/catalogue.ts';

export const companyTexts = catalogue({
  en: {
    scope: { label: 'Whose work is shown', all: 'All', mine: 'Mine' },
    assignee: {
      label: 'Assigned to',
      nobody: 'Nobody',
      me: (name: string) => `${name} (you)`,
      whose: (name: string) => `Assigned to ${name}`,
    },
  },
});
