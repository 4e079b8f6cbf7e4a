import type { Translation } from '#ui/texts/translation.ts';
import type { addressTexts as english } from './address.texts.ts';

export const addressTexts: Translation<typeof english> = {
  edit: 'बदलें',
  editOf: (name) => `${name} बदलें`,
  delhiNcr: 'दिल्ली NCR',
  defaultForAll: 'सबके लिए डिफॉल्ट',
  defaultFor: (use) => `डिफॉल्ट: ${use}`,
  stateCorrected: 'राज्य ठीक कर दिया।',
  changeTo: (state) => `${state} करें`,
  saved: 'पता सेव हो गया।',
  added: 'पता जुड़ गया।',
  removed: 'पता हट गया।',
  save: 'पता सेव करें',
  add: 'पता जोड़ें',
  remove: 'पता हटाएँ',
  removeQuestion: (name) => `"${name}" हटाएँ? पुराने ऑर्डरों में यह पता रहेगा।`,
  empty: 'अभी कोई पता नहीं। डिलीवरी, सैंपल और इनवॉइस के लिए एक जोड़ें।',
  addAnother: 'पता जोड़ें',
  firstIsDefault: 'आपका पहला पता बिल, डिलीवरी और सैंपल, सबके लिए रहेगा।',
  useFor: 'डिफॉल्ट किसके लिए',
  moveDefault: 'बदलने के लिए दूसरे पते को डिफॉल्ट बनाएँ।',
};
