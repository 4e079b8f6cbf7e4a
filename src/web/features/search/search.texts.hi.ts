import { plural } from '#ui/texts/plural.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { searchTexts as english } from './search.texts.ts';

export const searchTexts: Translation<typeof english> = {
  title: 'खोजें',
  label: 'ऑर्डर, क्वेरी, भाव, कागज़ और कपड़े खोजें',
  placeholder: 'नंबर, PO, रंग या 40x40/120x80',
  hint: 'नंबर, PO, रंग या कंस्ट्रक्शन से खोजें, जैसे 40x40/120x80 58।',
  recent: 'हाल की खोज',
  clearRecent: 'हटाएँ',
  loading: 'खोज रहे हैं',
  found: (count) => plural(count, { one: `${count} नतीजा`, other: `${count} नतीजे` }),
  none: (words) => `"${words}" से कुछ नहीं मिला`,
  noneText: 'स्पेलिंग देख लें, या क्वेरी बनाएँ, सप्लायर अपना रेट भेजेंगे।',
  createQuery: 'क्वेरी बनाएँ',
  groups: {
    orders: 'ऑर्डर',
    requests: 'क्वेरी',
    quotes: 'भाव',
    documents: 'कागज़',
    qualities: 'कपड़े',
  },
  more: 'और दिखाएँ',
  allGroups: 'सारे नतीजे',
  seeAll: (group, count) => `सभी ${count} देखें: ${group}`,
};
