import { catalogue } from '#ui/texts/catalogue.ts';

export const photoTexts = catalogue({
  en: {
    list: 'Photos',
    uploading: 'Uploading',
    uploaded: 'Uploaded',
    waiting: 'Waiting for the photo before it',
    wrongKind: 'Please choose a JPEG, PNG or WebP photo.',
    retry: 'Try again',
    retryOf: (name: string) => `Try uploading ${name} again`,
    remove: (name: string) => `Remove ${name}`,
    full: (max: number) => `You can attach up to ${max} photos.`,
    unfinished: 'Wait until all photos are uploaded, or remove the ones that failed.',
  },
});
