import { catalogue } from '#ui/texts/catalogue.ts';

export const fileTexts = catalogue({
  en: {
    help: 'PDF, JPEG, PNG or WebP, up to 10 MB',
    uploading: (name: string) => `Uploading ${name}`,
    cancel: 'Cancel',
    uploaded: 'Uploaded',
    replace: 'Replace',
    replaceOf: (name: string) => `Replace ${name}`,
  },
});
