import type { Translation } from '#ui/texts/translation.ts';
import type { resultTexts as english } from './result.texts.ts';

export const resultTexts: Translation<typeof english> = {
  goToPayments: 'पेमेंट पर जाएँ',
  seeReceipts: 'रसीदें देखें',
  orderAgain: 'दोबारा मँगाएँ',
  allQueries: 'सारी क्वेरी',
  checking: {
    title: 'आपका पेमेंट कन्फर्म हो रहा है',
    text: (number) => `आपके बैंक का जवाब अभी नहीं आया। पैसे दे चुके हों तो ऑर्डर ${number} का पेमेंट दोबारा न करें।`,
    leave: 'यहाँ रुकने की ज़रूरत नहीं। यह पेज अपने आप बदलेगा, कोई पेमेंट खोएगा नहीं।',
    again: 'वापस पेमेंट पेज पर',
  },
  paid: {
    received: 'पेमेंट मिल गया',
    onCredit: 'क्रेडिट पर ऑर्डर हो गया',
    seeOrder: 'ऑर्डर देखें',
    seePayments: 'पेमेंट देखें',
    confirmed: (number, date) => `ऑर्डर ${number} पक्का हो गया। ${date} तक डिस्पैच का प्लान है।`,
    recorded: (number) => `ऑर्डर ${number} में दर्ज कर लिया।`,
    settled: (number) => `ऑर्डर ${number} का पूरा पेमेंट हो गया।`,
    left: (amount, when) => `अभी देना बाकी: ${amount}, ${when}।`,
  },
  partPaid: {
    title: 'कुछ पेमेंट मिल गया',
    action: 'बाकी दें',
    left: (amount, number) => `ऑर्डर ${number} के ${amount} अभी बाकी हैं।`,
    confirms: 'पेमेंट होते ही ऑर्डर पक्का हो जाएगा।',
  },
  back: {
    refunded: 'आपका रिफंड भेज दिया है',
    refunding: 'हम आपका पैसा लौटा रहे हैं',
    text: (number) =>
      `ऑर्डर ${number} अब खुला नहीं है, इसलिए आपका पैसा जैसे आया था वैसे ही लौट रहा है। बैंक को 5 से 7 कामकाजी दिन लगते हैं।`,
    creditTitle: 'आपका जमा वापस आ गया',
    creditText: (number) => `ऑर्डर ${number} अब खुला नहीं है। यह जमा आप अगले ऑर्डर में लगा सकते हैं।`,
    twiceTitle: 'दो बार पेमेंट हुआ: यह वाला लौटा रहे हैं',
    twiceText: (number) =>
      `ऑर्डर ${number} का यह हिस्सा पहले ही दिया जा चुका है और दिया हुआ ही रहेगा। दूसरा पेमेंट जैसे आया था वैसे ही लौटाएँगे। बैंक को 5 से 7 कामकाजी दिन लगते हैं।`,
  },
  holdEnded: {
    title: 'रिज़र्व का समय निकल गया',
    text: (number) =>
      `ऑर्डर ${number} का भाव और माल अब रिज़र्व नहीं है। आपके पैसे नहीं कटे; कोई पेमेंट आ भी गया तो हम लौटा देंगे।`,
  },
  cancelled: {
    title: 'यह ऑर्डर रद्द है',
    byYou: (number) => `ऑर्डर ${number} आपने या आपके साथी ने रद्द किया है। कुछ देना नहीं है।`,
    byUs: (number) => `हमें ऑर्डर ${number} रद्द करना पड़ा। कुछ देना नहीं है।`,
  },
  nothingDue: {
    title: 'कुछ देना बाकी नहीं',
    text: (number) => `ऑर्डर ${number} का पूरा पेमेंट हो गया है।`,
  },
};
