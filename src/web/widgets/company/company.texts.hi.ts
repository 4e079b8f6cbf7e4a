import type { Translation } from '#ui/texts/translation.ts';
import type { companyTexts as english } from './company.texts.ts';

export const companyTexts: Translation<typeof english> = {
  scope: { label: 'किसका काम दिखे', all: 'सबका', mine: 'मेरा' },
  assignee: {
    label: 'किसके ज़िम्मे',
    nobody: 'कोई नहीं',
    me: (name) => `${name} (आप)`,
    whose: (name) => `${name} के ज़िम्मे`,
  },
};
