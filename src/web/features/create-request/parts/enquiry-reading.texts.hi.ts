import type { Translation } from '#ui/texts/translation.ts';
import { ENQUIRY_FIELD_LABEL } from '#words/page/enquiry.ts';
import type { readingTexts as english } from './enquiry-reading.texts.ts';

export const readingTexts: Translation<typeof english> = {
  title: 'आपके मैसेज से',
  assumed: 'मान लिया',
  words: (words) => `"${words}"`,
  change: 'बदलें',
  changeField: (field) => `${field} बदलें`,
  answer: 'जवाब दें',
  unread: 'समझ नहीं आया। क्या है, टैप करके बताएँ।',
  placeWords: (words) => `बताएँ "${words}" क्या है`,
  placeTitle: 'यह क्या है?',
  choose: 'चुनें',
  whichOne: (field) => `${field}: कौन सा?`,
  allCorrect: 'सब सही है',
  show: (count) => `हमने जो पढ़ा, देखें (${count})`,
  hide: 'छिपाएँ',
  fields: ENQUIRY_FIELD_LABEL,
};
