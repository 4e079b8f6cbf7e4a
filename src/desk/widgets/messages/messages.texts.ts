import { catalogue } from '#ui/texts/catalogue.ts';

export const messagesTexts = catalogue({
  en: {
    title: 'Messages',
    none: 'No messages yet.',
    write: 'Message to the buyer',
    send: 'Send message',
    ask: 'Ask for information',
    asking: 'Ask only for what suppliers need to quote. The buyer will be asked to reply.',
    sent: 'Message sent.',
    question: 'Question',
    aboutQuote: (number: string) => `About ${number}`,
    log: 'Messages about this request',
  },
});
