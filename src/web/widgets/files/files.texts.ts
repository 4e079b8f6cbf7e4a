import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

export const fileTexts = catalogue({
  en: {
    help: `PDF, JPEG, PNG or WebP, up to ${UPLOAD_LIMIT_TEXT}`,
    uploading: (name: string) => `Uploading ${name}`,
    cancel: 'Cancel',
    uploaded: 'Uploaded',
    replace: 'Replace',
    replaceOf: (name: string) => `Replace ${name}`,
  },
});
