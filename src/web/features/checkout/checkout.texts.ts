import { catalogue } from '#ui/texts/catalogue.ts';

/** The payment page: the amount, the ways to pay, and what became of a payment. */
export const checkoutTexts = catalogue({
  en: {
    title: 'Payment',
    loading: 'Loading',
    notFound: 'We couldn’t find this order.',
    allPayments: 'All payments',
    /** On the page of the payment partner. */
    providerText: (part: string, number: string) => `${part} for ${number}`,
    summary: {
      label: 'What you pay now',
      part: (label: string, when: string) => `${label}, ${when}`,
      ofTotal: 'of',
      inAll: 'in total',
      plan: 'Payment plan',
      orderTotal: 'Order total',
      at: 'at',
      heldFor: 'Price and stock are held for you for',
      heldUntilEnd: 'Price and stock are held for you until the end of',
    },
    choose: {
      part: 'What is this payment for?',
      legend: 'How would you like to pay?',
      closed: 'Not available for this payment',
      about: {
        upi: 'Any UPI app, on this phone or by QR code.',
        card: 'Credit or debit card, on our payment partner’s page.',
        net_banking: 'On your bank’s own page.',
      },
      bankTransfer: 'Show bank details',
      letterOfCredit: 'Continue with a letter of credit',
      credit: (amount: string) => `Use credit for ${amount}`,
      pay: (amount: string) => `Pay ${amount}`,
      payWithAccountCredit: (amount: string) => `Pay ${amount} with account credit`,
      applyCredit: (amount: string) => `Apply ${amount} account credit`,
      creditAvailable: (amount: string) => `${amount} is available on your account.`,
      sendLink: 'Send a payment link to someone else',
      another: 'Pay another way',
    },
    approval: {
      title: 'Confirm this order first',
      text: 'This fabric is made for you, so we ask for a one-time code before you pay.',
      action: (number: string) => `Confirm ${number} with a code`,
    },
    lastTry: {
      failed: {
        title: 'Payment failed',
        text: 'You have not been charged. Try again or choose another way to pay.',
      },
      abandoned: {
        title: 'Payment not completed',
        text: 'You have not been charged. You can pay whenever you are ready.',
      },
      expired: {
        title: 'Payment expired',
        text: 'It was open for too long. You have not been charged; please start again.',
      },
      unconfirmed: 'Payment not confirmed',
    },
    problem: {
      away: 'The payment service is not responding',
      notStarted: 'The payment could not be started',
      transferInstead: 'Pay by bank transfer instead',
    },
    upi: {
      title: 'Pay by UPI',
      atPartner: 'Or pay on our payment partner’s page. Then there is nothing to enter afterwards.',
      goToPartner: 'Go to payment page',
      paid: 'I have paid with my UPI app',
      openApp: 'Open UPI app',
      showCode: 'Show QR code for another phone',
      codeAlt: (amount: string) => `UPI QR code for ${amount}`,
      scan: (amount: string) => `Scan with any UPI app to pay ${amount}.`,
      address: 'UPI ID',
    },
  },
});
