/** What people are told of a change to their account. */
import type { AccountChangeWords } from '#domain/account/account-change.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';

export const ACCOUNT_CHANGE_WORDS: AccountChangeWords = {
  subject: `A change to your ${BRAND_NAME} account`,
  changes: {
    document_email_changed: 'Your email address for documents was changed.',
    bin_changed: 'Your BIN was changed.',
    sign_in_changed: ({ channel, device }) =>
      `The ${channel === 'sms' ? 'phone number' : 'email address'} you sign in with was changed on ${device}.`,
    whatsapp_number_changed: ({ device }) => `Your WhatsApp number was changed on ${device}.`,
    bank_details_changed: ({ action, device }) => `Your bank details were ${action} on ${device}.`,
    refund_upi_changed: ({ action, device }) => `Your UPI ID for refunds was ${action} on ${device}.`,
    gst_number_added: ({ device }) => `A GST number was added on ${device}.`,
    gst_default_changed: ({ device }) => `The default GST number was changed on ${device}.`,
    gst_number_removed: ({ device }) => `A GST number was removed on ${device}.`,
    colleague_mended: ({ name }) =>
      `${BRAND_NAME} changed the roles or the order limit of ${name} in your company.`,
    company_offered: ({ by }) =>
      `${by} offers to hand the company over to you. Accept or decline it under Account, Colleagues.`,
    company_taken_over: ({ by }) => `${by} accepted the company and is its owner now.`,
    companies_merged: ({ closed, kept }) =>
      `${BRAND_NAME} merged ${closed} into ${kept}, because both have the same GST number. Its people now also work for ${kept}; earlier orders and documents stay where they are.`,
  },
  notYou: (phone) =>
    `If this wasn't you, sign out that device in your account and ${phone ? `call us on ${phone}` : 'contact us'}.`,
  noMoreHere: `You will no longer get ${BRAND_NAME} messages here.`,
};
