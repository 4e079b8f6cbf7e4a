import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { fileTexts as english } from './files.texts.ts';

export const fileTexts: Translation<typeof english> = {
  help: `PDF, JPEG, PNG বা WebP, ${UPLOAD_LIMIT_TEXT} পর্যন্ত`,
  uploading: (name) => `${name} আপলোড হচ্ছে`,
  cancel: 'থাক',
  uploaded: 'আপলোড হয়েছে',
  replace: 'বদলান',
  replaceOf: (name) => `${name} বদলান`,
};
