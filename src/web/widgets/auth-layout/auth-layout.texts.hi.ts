import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { authLayoutTexts as english } from './auth-layout.texts.ts';

export const authLayoutTexts: Translation<typeof english> = {
  about: `${BRAND_NAME} के बारे में`,
  claim: 'एक बार पूछें। भाव मिलाएँ। हर मीटर पर नज़र रखें।',
};
