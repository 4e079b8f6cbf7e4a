import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { appLinkTexts as english } from './app-link.texts.ts';

export const appLinkTexts: Translation<typeof english> = {
  title: `${BRAND_NAME} खोलें`,
  open: 'ऐप खोलें',
  playStore: 'Google Play से लें',
  appStore: 'App Store से लें',
  browser: 'ब्राउज़र में आगे बढ़ें',
  leadOpen: 'ऐप न खुले तो चुनें कैसे आगे बढ़ना है।',
  leadStores: 'ऐप लें, या यहीं आगे बढ़ें।',
  leadBrowser: 'सब कुछ आपके ब्राउज़र में भी चलता है।',
};
