import type { Translation } from '#ui/texts/translation.ts';
import type { platformTexts as english } from './platform.texts.ts';

export const platformTexts: Translation<typeof english> = {
  tryAgainIn: (wait) => `${wait} बाद फिर कोशिश करें।`,
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => `${count} मिनट`,
  sentToSuppliers: (number) => `${number} सप्लायरों को भेज दी गई।`,
  loggedOut: 'आप साइन आउट हो गए हैं, फिर से साइन इन करें।',
};
