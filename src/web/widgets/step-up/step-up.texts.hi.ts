import type { Translation } from '#ui/texts/translation.ts';
import type { stepUpTexts as english } from './step-up.texts.ts';

export const stepUpTexts: Translation<typeof english> = {
  title: 'कन्फर्म करें कि यह आप ही हैं',
  needed: 'इस बदलाव के लिए कोड चाहिए।',
  sentEarlier: 'हमारा भेजा आखिरी कोड डालें। फिर 5 मिनट तक इस डिवाइस पर बदलाव कर सकते हैं।',
  sentTo: (address) => `${address} पर कोड भेजा है। फिर 5 मिनट तक इस डिवाइस पर बदलाव कर सकते हैं।`,
  confirm: 'कन्फर्म करें',
};
