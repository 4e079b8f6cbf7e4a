import { catalogue } from '#ui/texts/catalogue.ts';

/** Payment links: making and sending one, and the page of whoever pays by it. */
export const linkTexts = catalogue({
  en: {
    sheet: {
      title: 'Payment link',
      description: (amount: string, number: string) =>
        `${amount} for ${number}. Anyone with the link can see and pay this amount, nothing else.`,
      create: 'Create link',
      done: 'Done',
      life: 'No sign-in is needed. The link expires after 7 days.',
      lifeHeld: 'No sign-in is needed. The link expires when your order is no longer held, or after 7 days.',
      link: 'Link',
      until: (date: string) => `Works until ${date}.`,
      onlyNow: 'Copy or share it now; we can’t show it again.',
      shareTitle: (number: string) => `Payment for ${number}`,
      shareText: (amount: string, number: string, url: string) =>
        `Please pay ${amount} for order ${number}: ${url}`,
    },
    page: {
      loading: 'Loading',
      title: 'Payment for order',
      payBefore: (date: string, zone: string) => `Pay by ${date} (${zone}).`,
      orTransfer: 'Or pay by bank transfer',
      transfer: 'Pay by bank transfer',
      payOnline: (amount: string) => `Pay ${amount} online`,
      payByCard: (amount: string) => `Pay ${amount} by card`,
      partner: 'On our payment partner’s page. We never see your card number.',
      partnerIndia: 'UPI, card or net banking, on our payment partner’s page.',
      description: (number: string) => `Payment for ${number}`,
      failed: 'Payment failed',
      failedText: 'You have not been charged. Try again or pay by bank transfer.',
      notPaid: 'Payment not completed',
      notPaidText: 'You left the payment page before paying.',
      received: 'Payment received',
      receivedText: (company: string) => `Thank you. ${company} can see it too. You can close this page.`,
      refunding: 'We are refunding your payment',
      refundingText:
        'This was already paid, or the order is no longer open, so your money goes back the way it came.',
      checking: 'We are confirming your payment',
      checkingText: 'Your bank hasn’t replied yet. This page updates by itself; you can close it.',
      notTwice: 'If you have paid, please don’t pay again.',
      again: 'Back to payment page',
      ended: 'This link has expired',
      endedTitle: 'Payment link',
      endedText: 'Ask the sender for a new one.',
      noLink: 'Which payment?',
      noLinkText: 'Open the full payment link you were sent. Payments of your own orders are under Payments.',
      signIn: 'Sign in',
      viewPayments: 'View payments',
    },
  },
});
