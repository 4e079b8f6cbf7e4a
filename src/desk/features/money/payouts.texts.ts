import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

const payoutsCount = (count: number) => plural(count, { one: '1 payout', other: `${count} payouts` });

export const payoutsTexts = catalogue({
  en: {
    title: 'Payouts',
    views: 'Payouts and bank files',
    files: 'Bank files',
    search: 'Payout, company, bank',
    empty: 'No payouts with this status.',
    number: 'Payout',
    account: 'Bank account',
    noAccount: 'No bank account on record',
    people: 'Approved by',
    reference: 'UTR or reason',
    file: 'Bank file',
    states: {
      asked: 'To release',
      approved: 'Needs a second person',
      released: 'Ready for the bank',
      at_bank: 'At the bank',
      sent: 'Paid out',
      refused: 'Refused',
    },
    releaseOf: (amount: string) => `Release ${amount}`,
    lead: 'The amount goes to the bank account on record with the next bank file.',
    leadTwo: 'A payout of this size needs two people: one approves it, another releases it.',
    yours: 'You approved this payout. Someone else has to release it.',
    approve: 'Approve',
    release: 'Release',
    approved: 'Approved. Someone else has to release it.',
    released: 'Released. It goes into the next bank file.',
    refusal: {
      title: 'Refuse payout',
      lead: 'The amount becomes account credit again. The buyer sees your reason.',
      action: 'Refuse payout',
      reason: 'Reason for the buyer',
      done: 'Payout refused. The buyer has been notified.',
    },
    bankReturn: {
      title: 'The bank returned it',
      lead: 'The payout goes back to “To release” and needs to be released again.',
      action: 'The bank returned it',
      reason: 'What the bank said',
      done: 'The payout is back under “To release”.',
    },
    confirmOf: (amount: string) => `Confirm ${amount}`,
    confirmLead: 'Enter the UTR from the bank once the transfer has gone through. The buyer is notified.',
    utr: 'UTR',
    confirm: 'Mark paid out',
    confirmed: 'Paid out. The buyer has been notified.',
    create: (count: number, total: string) => `Bank file: ${payoutsCount(count)}, ${total}`,
    createTitle: 'Create bank file',
    createLead:
      'The file holds full bank account numbers. Upload it at the bank and then delete it. Each download is recorded in the audit trail.',
    createAction: 'Create and download',
    created: (number: number) => `Bank file ${number} created.`,
    toReleaseAgain: (count: number) =>
      plural(count, {
        one: '1 payout has to be released again: the buyer changed the bank account.',
        other: `${count} payouts have to be released again: their buyers changed the bank account.`,
      }),
    download: 'Download',
    downloadOf: (number: number) => `Download bank file ${number}`,
    fileNumber: (number: number) => `File ${number}`,
    payouts: 'Payouts',
    total: 'Total',
    madeBy: 'Created by',
    madeAt: 'Created',
    noFiles: 'No bank files yet. Release payouts and create the first one.',
  },
});
