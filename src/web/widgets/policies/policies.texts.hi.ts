import type { Translation } from '#ui/texts/translation.ts';
import type { policiesTexts as english } from './policies.texts.ts';

export const policiesTexts: Translation<typeof english> = {
  titles: { terms: 'इस्तेमाल की शर्तें', 'return-refund': 'रिटर्न और रिफंड पॉलिसी' },
  version: (version, since) => `वर्शन ${version}, ${since} से लागू`,
  loading: 'लोड हो रहा है',
  backToForm: 'वापस फॉर्म पर',
};
