import type { Translation } from '#ui/texts/translation.ts';
import type { photoTexts as english } from './photos.texts.ts';

export const photoTexts: Translation<typeof english> = {
  list: 'फोटो',
  uploading: 'अपलोड हो रही है',
  uploaded: 'अपलोड हो गई',
  waiting: 'पहले वाली फोटो का इंतज़ार',
  wrongKind: 'JPEG, PNG या WebP फोटो चुनें।',
  retry: 'फिर कोशिश करें',
  retryOf: (name) => `${name} फिर से अपलोड करें`,
  remove: (name) => `${name} हटाएँ`,
  full: (max) => `आप ${max} तक फोटो जोड़ सकते हैं।`,
  unfinished: 'सारी फोटो अपलोड होने तक रुकें, या जो नहीं हुईं उन्हें हटाएँ।',
};
