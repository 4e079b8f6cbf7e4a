import { plural } from '#ui/texts/plural.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { listTexts as english } from './list.texts.ts';

export const listTexts: Translation<typeof english> = {
  title: 'पूछताछ और ऑर्डर',
  signedInAs: (name) => `साइन इन: ${name}`,
  late: (orders) =>
    plural(orders, {
      one: `${orders} ऑर्डर प्लान से पीछे चल रहा है।`,
      other: `${orders} ऑर्डर प्लान से पीछे चल रहे हैं।`,
    }),
  orders: 'ऑर्डर',
  noOrders: 'अभी कोई ऑर्डर नहीं। खरीदार के पक्का करते ही यहाँ आएँगे।',
  next: (task, day) => `आगे: ${task}, ${day} तक`,
  dispatchBy: (day) => `${day} तक डिस्पैच`,
  daysLate: (days) => `${days} दिन लेट`,
  enquiries: 'आपके भाव का इंतज़ार',
  noEnquiries: 'अभी कोई पूछताछ बाकी नहीं।',
  neededBy: (day) => `${day} तक चाहिए`,
  quotes: 'आपके भाव',
  closed: 'बंद और मना की हुई',
  noBid: 'भाव नहीं दिया',
  ended: 'लिंक बंद',
  closedState: 'बंद',
  papers: 'आपके कागज़',
  noPapers: 'आपको दिए हमारे ऑर्डर यहाँ आएँगे।',
  paper: (number) => `हमारा ऑर्डर ${number}`,
  paperOf: (day, goods) => `${day} · ${goods}`,
  openPaper: (number) => `${number} की PDF खोलें`,
  invoices: (count, owed) => `${count} इनवॉइस, ${owed === null ? 'पेमेंट हो गया' : `${owed} बाकी`}`,
  paperStates: { to_accept: 'मंज़ूर करना है', accepted: 'मंज़ूर', withdrawn: 'वापस लिया' },
  rating: 'आपकी रेटिंग',
  notRated: 'अभी किसी खरीदार ने आपके कपड़े को रेटिंग नहीं दी।',
  stars: (stars, count) => `5 में से ${stars}, ${count} रेटिंग से`,
  ourStars: (stars) => `5 में से ${stars}, हमारे डेस्क से`,
  onTime: 'समय पर भेजे ऑर्डर',
  ordersDone: 'पूरे हुए ऑर्डर',
  named: 'खरीदारों ने क्या बताया',
  signOut: 'इस डिवाइस पर साइन आउट',
  quoteStates: {
    with_desk: 'हमारे डेस्क के पास',
    with_buyer: 'खरीदार के पास',
    approved: 'मंज़ूर',
    not_selected: 'नहीं चुना गया',
    outdated: 'कपड़ा बदल गया है',
  },
};
