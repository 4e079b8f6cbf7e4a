import { catalogue } from '#ui/texts/catalogue.ts';

export const supplierMessageTexts = catalogue({
  en: {
    list: 'Messages sent',
    none: 'No message sent: this supplier has no contact. Please call.',
    channels: { email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' },
    to: (channel: string, contact: string) => `${channel} to ${contact}`,
    sentAt: (at: string) => `sent ${at}`,
    states: {
      waiting: 'waiting to be sent',
      sending: 'being sent',
      dead: 'not delivered',
      in_doubt: 'may not have arrived',
    },
    sendAgain: 'Send again',
    again: 'Message queued again.',
  },
});
