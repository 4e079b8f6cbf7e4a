import { BRAND_NAME } from '#domain/shared/brand.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

export const authLayoutTexts = catalogue({
  en: {
    about: `About ${BRAND_NAME}`,
    claim: 'Ask once. Compare quotes. Track every metre.',
  },
});
