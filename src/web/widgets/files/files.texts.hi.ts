import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { fileTexts as english } from './files.texts.ts';

export const fileTexts: Translation<typeof english> = {
  help: `PDF, JPEG, PNG या WebP, ${UPLOAD_LIMIT_TEXT} तक`,
  uploading: (name) => `${name} अपलोड हो रही है`,
  cancel: 'रहने दें',
  uploaded: 'अपलोड हो गई',
  replace: 'दूसरी लगाएँ',
  replaceOf: (name) => `${name} की जगह दूसरी लगाएँ`,
};
