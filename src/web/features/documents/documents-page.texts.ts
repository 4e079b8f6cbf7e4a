import { catalogue } from '#ui/texts/catalogue.ts';

/** The public page of one document. */
export const documentPageTexts = catalogue({
  en: {
    loading: 'Loading the document',
    ended: 'This link has expired',
    endedText: 'Ask the sender for a new one, or sign in to see your own documents.',
    signIn: 'Sign in',
    signInTitle: 'Sign in to open this document',
    signInText:
      'You will come back here afterwards. If someone shared the document with you, open the full link they sent.',
    endedForBuyer: 'Ask the sender for a new one. Your own documents are with your orders.',
    viewOrders: 'View orders',
    from: (seller: string) => `Issued by ${seller}`,
    order: (number: string) => `For order ${number}`,
    issued: (number: string, date: string) => `${number} · ${date}`,
    replacedBy: (number: string) => `This document is void. It was replaced by ${number}.`,
    voided: (reason: string) => `This document is void. Reason: ${reason}`,
    download: (format: string) => `Download ${format}`,
    preparing: 'Preparing your document',
    notPrepared: 'We couldn’t prepare this document. Please try again.',
  },
});
