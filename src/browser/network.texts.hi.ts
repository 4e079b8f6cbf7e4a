import type { Translation } from '#ui/texts/translation.ts';
import type { networkTexts as english } from './network.texts.ts';

export const networkTexts: Translation<typeof english> = {
  offline: 'इंटरनेट नहीं है। कनेक्शन देखकर फिर कोशिश करें।',
  unreachable: 'सर्वर से संपर्क नहीं हो पाया। कनेक्शन देखकर फिर कोशिश करें।',
};
