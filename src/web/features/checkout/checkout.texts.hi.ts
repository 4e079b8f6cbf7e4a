import type { Translation } from '#ui/texts/translation.ts';
import type { checkoutTexts as english } from './checkout.texts.ts';

export const checkoutTexts: Translation<typeof english> = {
  title: 'पेमेंट',
  loading: 'लोड हो रहा है',
  notFound: 'यह ऑर्डर नहीं मिला।',
  allPayments: 'सारे पेमेंट',
  providerText: (part, number) => `${number} के लिए ${part}`,
  summary: {
    label: 'अभी कितना देना है',
    part: (label, when) => `${label}, ${when}`,
    ofTotal: 'कुल',
    inAll: 'में से',
    plan: 'पेमेंट प्लान',
    orderTotal: 'ऑर्डर का टोटल',
    at: 'रेट',
    heldFor: 'भाव और माल आपके लिए रिज़र्व हैं, बचा समय:',
    heldUntilEnd: 'भाव और माल आपके लिए रिज़र्व हैं, आखिरी दिन:',
  },
  choose: {
    part: 'यह पेमेंट किसके लिए है?',
    legend: 'पेमेंट कैसे करेंगे?',
    closed: 'इस पेमेंट के लिए नहीं मिलेगा',
    about: {
      upi: 'कोई भी UPI ऐप, इसी फोन पर या QR कोड से।',
      card: 'क्रेडिट या डेबिट कार्ड, हमारे पेमेंट पार्टनर के पेज पर।',
      net_banking: 'आपके बैंक के अपने पेज पर।',
    },
    bankTransfer: 'बैंक खाता दिखाएँ',
    letterOfCredit: 'लेटर ऑफ क्रेडिट से आगे बढ़ें',
    credit: (amount) => `${amount} क्रेडिट पर लें`,
    pay: (amount) => `${amount} दें`,
    payWithAccountCredit: (amount) => `अकाउंट में जमा से ${amount} दें`,
    applyCredit: (amount) => `अकाउंट में जमा ${amount} लगाएँ`,
    creditAvailable: (amount) => `आपके अकाउंट में ${amount} जमा हैं।`,
    sendLink: 'किसी और को पेमेंट लिंक भेजें',
    another: 'दूसरे तरीके से पेमेंट करें',
  },
  approval: {
    title: 'पहले यह ऑर्डर कन्फर्म करें',
    text: 'यह कपड़ा आपके लिए बनेगा, इसलिए पेमेंट से पहले हम एक कोड माँगते हैं।',
    action: (number) => `${number} कोड से कन्फर्म करें`,
  },
  lastTry: {
    failed: {
      title: 'पेमेंट नहीं हुआ',
      text: 'आपके पैसे नहीं कटे। फिर कोशिश करें या दूसरा तरीका चुनें।',
    },
    abandoned: {
      title: 'पेमेंट पूरा नहीं हुआ',
      text: 'आपके पैसे नहीं कटे। जब चाहें पेमेंट कर सकते हैं।',
    },
    expired: {
      title: 'पेमेंट का समय निकल गया',
      text: 'पेज बहुत देर खुला रहा। आपके पैसे नहीं कटे; फिर से शुरू करें।',
    },
    unconfirmed: 'पेमेंट कन्फर्म नहीं हुआ',
  },
  problem: {
    away: 'पेमेंट सर्विस से जवाब नहीं आ रहा',
    notStarted: 'पेमेंट शुरू नहीं हो पाया',
    transferInstead: 'बैंक ट्रांसफर से दें',
  },
  upi: {
    title: 'UPI से पेमेंट करें',
    atPartner: 'या हमारे पेमेंट पार्टनर के पेज पर दें। तब बाद में कुछ भरना नहीं पड़ेगा।',
    goToPartner: 'पेमेंट पेज पर जाएँ',
    paid: 'UPI ऐप से पेमेंट कर दिया',
    openApp: 'UPI ऐप खोलें',
    showCode: 'दूसरे फोन के लिए QR कोड दिखाएँ',
    codeAlt: (amount) => `${amount} का UPI QR कोड`,
    scan: (amount) => `${amount} देने के लिए किसी भी UPI ऐप से स्कैन करें।`,
    address: 'UPI ID',
  },
};
