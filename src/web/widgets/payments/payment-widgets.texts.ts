import { catalogue } from '#ui/texts/catalogue.ts';

/** Bank details to copy, and the parts of a payment plan. */
export const paymentWidgetsTexts = catalogue({
  en: {
    copy: {
      action: 'Copy',
      name: (label: string) => `Copy: ${label}`,
      done: (label: string) => `${label} copied.`,
      blocked: 'Your browser blocked copying. Press and hold the text to copy it.',
    },
    bank: {
      holder: 'Account holder',
      name: 'Bank',
      account: 'Account number',
      amountIn: (currency: string) => `Amount in ${currency}`,
      reference: 'Payment reference',
    },
    inProgress: {
      bank_transfer: 'Transfer being checked',
      letter_of_credit: 'Letter of credit being checked',
      letter_accepted: 'Covered by letter of credit',
    },
    plan: {
      invoice: (number: string) => `Invoice ${number}`,
      shipment: (number: number) => `Shipment ${number}`,
      dueOn: (date: string) => `Due ${date}`,
      wasDueOn: (date: string) => `Was due ${date}`,
      refund: 'Refund',
      paidEarlier: 'Paid earlier',
      paid: 'Paid',
      cancelled: 'Cancelled',
      overdue: 'Overdue',
      onCredit: 'On credit',
      dueNow: 'Due now',
      toPay: 'To pay',
      later: 'Later',
      received: (amount: string) => `${amount} received`,
      taxDeducted: (amount: string) => `${amount} TDS deducted`,
      writtenOff: (amount: string) => `${amount} written off`,
      refunded: (amount: string) => `${amount} refund`,
      left: (amount: string) => `${amount} to pay`,
    },
  },
});
