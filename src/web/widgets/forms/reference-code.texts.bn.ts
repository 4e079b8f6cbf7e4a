import type { Translation } from '#ui/texts/translation.ts';
import type { referenceCodeTexts as english } from './reference-code.texts.ts';

export const referenceCodeTexts: Translation<typeof english> = {
  label: 'রেফারেন্স কোড',
  help: 'কেউ যদি আমাদের কথা বলে থাকেন।',
  known: 'কোড ঠিক আছে।',
  unknown: 'এই রেফারেন্স কোড পাওয়া গেল না। দেখে নিন বা খালি রাখুন।',
};
