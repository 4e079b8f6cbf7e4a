import { catalogue } from '#ui/texts/catalogue.ts';

export const heldActsTexts = catalogue({
  en: {
    waiting: 'Waiting for a second person',
    yours: 'You entered this, so a colleague has to approve it. It has no effect until then.',
    lead: 'Check what was entered. It takes effect as soon as you approve it.',
    lookOnly: 'Accounts or the owner can approve this. It has no effect until then.',
    approve: 'Approve',
    approved: 'Approved. It has taken effect.',
    approvedFirst: 'Approved. One more person has to approve it.',
    withdraw: 'Withdraw',
    withdrawn: 'Withdrawn. Nothing has changed.',
    enteredBy: 'Entered by',
    by: (name: string, when: string) => `${name}, ${when}`,
    approvedBy: 'Approved by',
    /** Said to the maker at once. */
    held: 'Saved. It takes effect when a second person approves it.',
    acts: {
      claim_offer: 'Claim offer',
      transfer_match: 'Transfer match',
      letter_of_credit: 'Letter of credit',
      credit_limit: 'Credit limit',
      seller_bank: 'Bank account of a seller',
      mill_payment: 'Payment to a mill',
      price_row: 'Price table',
    },
  },
});
