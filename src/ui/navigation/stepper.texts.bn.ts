import type { Translation } from '#ui/texts/translation.ts';
import type { stepperTexts as english } from './stepper.texts.ts';

export const stepperTexts: Translation<typeof english> = {
  done: 'শেষ',
  current: 'চলছে',
  underway: 'এখনও চলছে',
  late: 'দেরি',
  upcoming: 'সামনে',
};
