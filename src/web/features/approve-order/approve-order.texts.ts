import { catalogue } from '#ui/texts/catalogue.ts';

/** The page of somebody without an account who approves an order. */
export const approveOrderTexts = catalogue({
  en: {
    loading: 'Loading the order',
    documentTitle: 'Approve order',
    title: (maker: string) => `${maker} asks for your approval`,
    from: (company: string, number: string) => `${company} · Order ${number}`,
    deliverTo: (city: string) => `The total is with tax. Deliver to ${city}.`,
    approve: 'Approve order',
    sendBack: 'Send back',
    reason: 'What should change?',
    reasonMissing: 'Say what should change.',
    cancel: 'Cancel',
    codeNote: (maskedTo: string) => `We confirm it with a code sent to ${maskedTo}.`,
    sentTo: (maskedTo: string) => `We sent a code to ${maskedTo}.`,
    confirmApprove: 'Approve order',
    confirmSendBack: 'Send back',
    back: 'Back to the order',
    approvedTitle: 'Order approved',
    approvedText: (maker: string) => `We told ${maker}. The order can be paid now. You can close this page.`,
    sentBackTitle: 'Order sent back',
    sentBackText: (maker: string) => `We told ${maker} your reason. You can close this page.`,
    endedTitle: 'This link has ended',
    ended: 'It was used or replaced, or the order was changed, decided or is no longer held.',
  },
});
