import { BRAND_NAME } from '#domain/shared/brand.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

export const appLinkTexts = catalogue({
  en: {
    title: `Open ${BRAND_NAME}`,
    open: 'Open the app',
    playStore: 'Get it on Google Play',
    appStore: 'Get it on the App Store',
    browser: 'Continue in the browser',
    leadOpen: "If the app doesn't open, choose how to continue.",
    leadStores: 'Get the app, or continue here.',
    leadBrowser: 'Everything also works in your browser.',
  },
});
