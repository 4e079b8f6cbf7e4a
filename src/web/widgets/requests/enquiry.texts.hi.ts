import { plural } from '#ui/texts/plural.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { enquiryTexts as english } from './enquiry.texts.ts';

export const enquiryTexts: Translation<typeof english> = {
  label: 'कौन सा कपड़ा चाहिए?',
  help: 'जैसे WhatsApp पर लिखते हैं, वैसे ही लिखें या पेस्ट करें। भेजने से पहले आप देख लेंगे।',
  placeholder: '60x60 92x88 cambric kora 44 panna 10000 mtr',
  fill: 'क्वेरी भरें',
  several: (count) =>
    plural(count, { one: `${count} ड्राफ्ट जुड़ा।`, other: `${count} ड्राफ्ट जुड़े, हर कपड़े का एक।` }),
};
