import type { Translation } from '#ui/texts/translation.ts';
import type { platformTexts as english } from './platform.texts.ts';

export const platformTexts: Translation<typeof english> = {
  loading: 'लोड हो रहा है',
  offline: 'इंटरनेट नहीं है। नेटवर्क देखकर फिर कोशिश करें।',
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
};
