import type { Translation } from '#ui/texts/translation.ts';
import type { paymentWidgetsTexts as english } from './payment-widgets.texts.ts';

export const paymentWidgetsTexts: Translation<typeof english> = {
  copy: {
    action: 'कॉपी करें',
    name: (label) => `कॉपी करें: ${label}`,
    done: (label) => `कॉपी हो गया: ${label}।`,
    blocked: 'ब्राउज़र ने कॉपी करने नहीं दिया। कॉपी करने के लिए टेक्स्ट को दबाकर रखें।',
  },
  bank: {
    holder: 'खाता किसके नाम',
    name: 'बैंक',
    account: 'खाता नंबर',
    amountIn: (currency) => `रकम ${currency} में`,
    reference: 'पेमेंट रेफरेंस',
  },
  inProgress: {
    bank_transfer: 'ट्रांसफर चेक हो रहा है',
    letter_of_credit: 'लेटर ऑफ क्रेडिट चेक हो रहा है',
    letter_accepted: 'लेटर ऑफ क्रेडिट में शामिल',
  },
  plan: {
    invoice: (number) => `इनवॉइस ${number}`,
    shipment: (number) => `शिपमेंट ${number}`,
    dueOn: (date) => `${date} तक देना है`,
    wasDueOn: (date) => `${date} तक देना था`,
    refund: 'रिफंड',
    paidEarlier: 'पहले दिया',
    paid: 'पेमेंट हो गया',
    cancelled: 'रद्द',
    overdue: 'लेट',
    onCredit: 'क्रेडिट पर',
    dueNow: 'अभी देना है',
    toPay: 'देना है',
    later: 'बाद में',
    received: (amount) => `${amount} मिले`,
    taxDeducted: (amount) => `${amount} TDS कटा`,
    writtenOff: (amount) => `${amount} माफ`,
    refunded: (amount) => `${amount} रिफंड`,
    left: (amount) => `${amount} बाकी`,
  },
};
