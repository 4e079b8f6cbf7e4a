import type { Translation } from '#ui/texts/translation.ts';
import type { statementTexts as english } from './statement.texts.ts';

export const statementTexts: Translation<typeof english> = {
  year: 'फाइनेंशियल ईयर',
  currency: 'करेंसी',
  balances: 'आज का हिसाब',
  invoices: 'खुले इनवॉइस',
  paidAhead: 'ऑर्डर के एडवांस',
  accountCredit: 'अकाउंट में जमा',
  toBeRefunded: 'रिफंड होना है',
  ageing: 'तारीख के हिसाब से खुले इनवॉइस',
  ageLabel: (age) => (age === 'Not due' ? 'अभी तारीख नहीं आई' : `${age} लेट`),
  entries: 'एंट्री',
  opening: 'ओपनिंग बैलेंस',
  closing: 'क्लोज़िंग बैलेंस',
  empty: 'इस समय में कोई एंट्री नहीं है।',
  charged: 'आपके नाम',
  credited: 'आपका जमा',
  balance: (amount) => `बैलेंस ${amount}`,
  sides: 'Dr: आपको देना है। Cr: आपका जमा है।',
  print: 'PDF डाउनलोड करें',
  download: 'CSV डाउनलोड करें',
  fileName: (from, to) => `statement-${from}-to-${to}.csv`,
};
