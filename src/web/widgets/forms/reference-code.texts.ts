import { catalogue } from '#ui/texts/catalogue.ts';

export const referenceCodeTexts = catalogue({
  en: {
    label: 'Reference code',
    help: 'If someone referred you to us.',
    known: 'Code accepted.',
    unknown: 'We do not recognise this reference code. Check it or leave it blank.',
  },
});
