import type { Translation } from '#ui/texts/translation.ts';
import type { stepperTexts as english } from './stepper.texts.ts';

export const stepperTexts: Translation<typeof english> = {
  done: 'पूरा',
  current: 'चल रहा है',
  underway: 'अभी चल रहा है',
  late: 'लेट',
  upcoming: 'आगे है',
};
