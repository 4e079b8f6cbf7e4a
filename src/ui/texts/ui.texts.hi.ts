import type { Translation } from '#ui/texts/translation.ts';
import type { uiTexts as english } from './ui.texts.ts';

export const uiTexts: Translation<typeof english> = {
  main: 'मुख्य',
  wrong: 'कुछ गड़बड़ हो गई !',
  tryAgain: 'फिर कोशिश करें',
  offline: 'इंटरनेट नहीं है। पिछली बार का डेटा दिख रहा है।',
  close: 'बंद करें',
  dismiss: 'हटाएँ',
  back: 'वापस',
  loading: 'लोड हो रहा है',
  optional: '(ज़रूरी नहीं)',
  unread: (count) => `, ${count} नए`,
};
