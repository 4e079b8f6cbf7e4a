import type { Translation } from '#ui/texts/translation.ts';
import type { editTexts as english } from './edit.texts.ts';

export const editTexts: Translation<typeof english> = {
  title: 'स्पेसिफिकेशन बदलें',
  hint: 'जो बदलना है चुनें, फिर सेव करें।',
  requote: 'आपके खुले भाव पुराने स्पेसिफिकेशन के हैं। बदलाव सेव करने पर सप्लायरों को नया भाव देना होगा, तभी आप मंज़ूर कर सकेंगे।',
  shared: 'सेव करते ही सप्लायरों को नया स्पेसिफिकेशन दिखेगा।',
  step: (step) => `${step} बदलें`,
  done: 'हो गया',
  cancel: 'रहने दें',
  changed: 'बदला हुआ',
  needsAnswer: 'जवाब चाहिए',
  save: 'बदलाव सेव करें',
  noChanges: 'अभी कुछ बदला नहीं।',
  saved: 'बदलाव सेव हो गए।',
  startOver: 'नया वर्शन लोड करें',
  notEditable: 'यह क्वेरी अब नहीं बदल सकती: भाव मंज़ूर हो चुका है या क्वेरी बंद है।',
  notFound: 'यह क्वेरी नहीं मिली।',
  backToQuery: 'वापस क्वेरी पर',
  toQueries: 'क्वेरी पर जाएँ',
};
