import type { Translation } from '#ui/texts/translation.ts';
import type { zoomTexts as english } from './zoom.texts.ts';

export const zoomTexts: Translation<typeof english> = {
  help: 'জুম করতে পিঞ্চ, স্ক্রল বা + ও − চাপুন।',
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
  reset: 'আগের মতো করুন',
  level: (percent) => `${percent}%`,
  demo: 'ডেমো ছবি',
  demoPhoto: (label) => `${label} · ডেমো ছবি`,
};
