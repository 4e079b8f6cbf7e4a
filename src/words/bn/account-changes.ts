/** What people are told of a change to their account. */
import type { AccountChangeWords } from '#domain/account/account-change.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';

export const ACCOUNT_CHANGE_WORDS: AccountChangeWords = {
  subject: `আপনার ${BRAND_NAME} অ্যাকাউন্টে বদল`,
  changes: {
    document_email_changed: 'কাগজপত্রের জন্য আপনার ইমেল বদলানো হয়েছে।',
    bin_changed: 'আপনার BIN বদলানো হয়েছে।',
    sign_in_changed: ({ channel, device }) =>
      `আপনার সাইন ইনের ${channel === 'sms' ? 'ফোন নম্বর' : 'ইমেল'} ${device}-এ বদলানো হয়েছে।`,
    whatsapp_number_changed: ({ device }) => `আপনার WhatsApp নম্বর ${device}-এ বদলানো হয়েছে।`,
    bank_details_changed: ({ action, device }) =>
      `আপনার ব্যাংক অ্যাকাউন্ট ${device}-এ ${action === 'changed' ? 'বদলানো' : 'সরানো'} হয়েছে।`,
    refund_upi_changed: ({ action, device }) =>
      `রিফান্ডের UPI ID ${device}-এ ${action === 'changed' ? 'বদলানো' : 'সরানো'} হয়েছে।`,
    gst_number_added: ({ device }) => `${device}-এ একটা GST নম্বর যোগ করা হয়েছে।`,
    gst_default_changed: ({ device }) => `${device}-এ ডিফল্ট GST নম্বর বদলানো হয়েছে।`,
    gst_number_removed: ({ device }) => `${device}-এ একটা GST নম্বর সরানো হয়েছে।`,
    colleague_mended: ({ name }) => `${BRAND_NAME} আপনার কোম্পানিতে ${name}-এর ভূমিকা বা অর্ডারের লিমিট বদলেছে।`,
    company_offered: ({ by }) => `${by} আপনাকে কোম্পানির মালিক করতে চান। অ্যাকাউন্ট, সহকর্মীতে গিয়ে রাজি হন বা না বলুন।`,
    company_taken_over: ({ by }) => `${by} কোম্পানি নিতে রাজি হয়েছেন, এখন তিনিই মালিক।`,
    companies_merged: ({ closed, kept }) =>
      `দুটোর GST নম্বর এক, তাই ${BRAND_NAME} ${closed}-কে ${kept}-এর সঙ্গে মিলিয়েছে। এর লোকেরা এখন ${kept}-এও কাজ করবেন; আগের অর্ডার ও কাগজ যেখানে ছিল সেখানেই থাকবে।`,
  },
  notYou: (phone) =>
    `এটা আপনি না করে থাকলে অ্যাকাউন্টে ওই ডিভাইস সাইন আউট করুন আর ${phone ? `${phone} নম্বরে ফোন করুন` : 'আমাদের সঙ্গে কথা বলুন'}।`,
  noMoreHere: `এখানে আর ${BRAND_NAME}-এর মেসেজ আসবে না।`,
};
