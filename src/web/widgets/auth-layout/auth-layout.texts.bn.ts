import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { authLayoutTexts as english } from './auth-layout.texts.ts';

export const authLayoutTexts: Translation<typeof english> = {
  about: `${BRAND_NAME} সম্পর্কে`,
  claim: 'একবার বলুন। দর মিলিয়ে দেখুন। প্রতি মিটারের খবর রাখুন।',
};
