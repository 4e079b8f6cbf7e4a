import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { appLinkTexts as english } from './app-link.texts.ts';

export const appLinkTexts: Translation<typeof english> = {
  title: `${BRAND_NAME} খুলুন`,
  open: 'অ্যাপ খুলুন',
  playStore: 'Google Play থেকে নিন',
  appStore: 'App Store থেকে নিন',
  browser: 'ব্রাউজারে চালিয়ে যান',
  leadOpen: 'অ্যাপ না খুললে কীভাবে এগোবেন বেছে নিন।',
  leadStores: 'অ্যাপ নিন, বা এখানেই চালিয়ে যান।',
  leadBrowser: 'সবকিছু ব্রাউজারেও চলে।',
};
