import type { Translation } from '#ui/texts/translation.ts';
import type { companyTexts as english } from './company.texts.ts';

export const companyTexts: Translation<typeof english> = {
  scope: { label: 'কার কাজ দেখাবে', all: 'সবার', mine: 'আমার' },
  assignee: {
    label: 'কার দায়িত্বে',
    nobody: 'কেউ নয়',
    me: (name) => `${name} (আপনি)`,
    whose: (name) => `${name}-এর দায়িত্বে`,
  },
};
