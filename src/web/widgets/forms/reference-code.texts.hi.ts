import type { Translation } from '#ui/texts/translation.ts';
import type { referenceCodeTexts as english } from './reference-code.texts.ts';

export const referenceCodeTexts: Translation<typeof english> = {
  label: 'रेफरेंस कोड',
  help: 'अगर किसी ने आपको हमारे बारे में बताया है।',
  known: 'कोड सही है।',
  unknown: 'यह रेफरेंस कोड नहीं मिला। देख लें या खाली छोड़ें।',
};
