/** What happened in an account, and who did it. */
import type { AccountHistoryTexts } from '#domain/account/account-history.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { HISTORY_ACTOR_TEXT } from './history-actors.ts';
import { SWATCH_HISTORY_TEXT } from './swatches.ts';

const CHANGES: AccountHistoryTexts = {
  customer: {
    otherwise: 'প্রোফাইল বদল',
    registered: 'অ্যাকাউন্ট তৈরি',
    'identity-changed': 'সাইন ইনের নম্বর বা ইমেল বদল',
  },
  session: {
    otherwise: 'সাইন ইন বদল',
    'signed-in': 'সাইন ইন করেছেন',
    logout: 'সাইন আউট করেছেন',
    switched: 'অন্য কোম্পানিতে গেছেন',
    ended_by_owner: 'অন্য ডিভাইস সাইন আউট করা হয়েছে',
  },
  colleague: {
    otherwise: 'সহকর্মী বদল',
    invited: 'সহকর্মীকে ডাকা হয়েছে',
    'invited-again': 'সহকর্মীকে আবার ডাকা হয়েছে',
    'approver-added': 'লিংকে অনুমোদনকারী যোগ',
    'approver-ended': 'লিংকে অনুমোদনকারী সরানো হয়েছে',
    'invitation-ended': 'সহকর্মীর আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে',
    joined: 'সহকর্মী যোগ দিয়েছেন',
    changed: 'সহকর্মীর ভূমিকা বা লিমিট বদল',
    mended: 'সহকর্মীর ভূমিকা বা লিমিট ঠিক করা হয়েছে',
    blocked: 'সহকর্মী ব্লক',
    unblocked: 'সহকর্মীকে আবার ঢুকতে দেওয়া হয়েছে',
    left: 'সহকর্মী কোম্পানি ছেড়েছেন',
    'handover-offered': 'সহকর্মীকে কোম্পানি নেওয়ার প্রস্তাব',
    'handover-ended': 'কোম্পানি হস্তান্তরের প্রস্তাব শেষ',
    'handed-over': 'সহকর্মীকে কোম্পানি হস্তান্তর',
  },
  merge: {
    otherwise: 'কোম্পানি মেলানো হয়েছে',
    'merged-into': 'একই GST নম্বরের অন্য কোম্পানিতে মেলানো হয়েছে',
    'merged-with': 'একই GST নম্বরের অন্য কোম্পানি এতে মেলানো হয়েছে',
  },
  verification: {
    otherwise: 'যাচাই বদল',
    'company-name': 'আর যাচাই করা নয়: কোম্পানির নাম বদল',
    'another-pan': 'আর যাচাই করা নয়: অন্য PAN-এর GST নম্বর যোগ',
    confirmed: 'যাচাই নিশ্চিত',
  },
  address: {
    otherwise: 'ঠিকানা বদল',
    added: 'ঠিকানা যোগ',
    removed: 'ঠিকানা সরানো হয়েছে',
  },
  'gst-number': {
    otherwise: 'GST নম্বর বদল',
    added: 'GST নম্বর যোগ',
    removed: 'GST নম্বর সরানো হয়েছে',
    'made-default': 'ডিফল্ট GST নম্বর বাছা হয়েছে',
  },
  msme: {
    otherwise: 'MSME-র তথ্য বদল',
    registered: 'MSME রেজিস্ট্রেশন সেভ',
    'not-applicable': 'MSME: খাটে না',
  },
  'bank-details': {
    otherwise: 'ব্যাংক অ্যাকাউন্ট বদল',
  },
  'refund-vpa': {
    otherwise: 'রিফান্ডের UPI ID বদল',
    removed: 'রিফান্ডের UPI ID সরানো হয়েছে',
  },
  payout: {
    otherwise: 'জমা টাকার পেআউট বদল',
    asked: 'জমা টাকার পেআউট চাওয়া হয়েছে',
    sent: 'জমা টাকা দেওয়া হয়েছে',
    refused: 'জমা টাকার পেআউট হয়নি',
  },
  swatch: {
    otherwise: 'সোয়াচ বদল',
    ...SWATCH_HISTORY_TEXT,
  },
  'document-share': {
    otherwise: 'কাগজের লিংক বদল',
    shared: 'কাগজ লিংকে পাঠানো হয়েছে',
    ended: 'কাগজের লিংক বন্ধ',
  },
  'credit-period': {
    otherwise: 'ক্রেডিটের দিন বাছা হয়েছে',
    'limit-granted': 'ক্রেডিট লিমিট ঠিক হয়েছে',
  },
  whatsapp: {
    otherwise: 'WhatsApp নম্বর বদল',
    started: 'সাইন আপে WhatsApp নম্বর যোগ',
    'number-confirmed': 'WhatsApp নম্বর আবার যাচাই',
    'code-failed': 'WhatsApp নম্বর যাচাই হয়নি: ভুল কোড',
    'opted-in': 'WhatsApp মেসেজ চালু',
    'opted-out': 'WhatsApp মেসেজ বন্ধ',
    delivered: 'প্রথম WhatsApp মেসেজ পৌঁছেছে',
    'not-on-whatsapp': 'নম্বরটা WhatsApp-এ নেই',
  },
  'notification-choice': {
    otherwise: 'নোটিফিকেশন বদল',
    'switched-on': 'নোটিফিকেশন চালু',
    'switched-off': 'নোটিফিকেশন বন্ধ',
  },
};

export const ACCOUNT_HISTORY_WORDS = {
  changes: CHANGES,
  /** Of a subject that a newer version of the server stored. */
  otherwise: 'অ্যাকাউন্টে বদল',
  actors: { ...HISTORY_ACTOR_TEXT, staff: `${BRAND_NAME} স্টাফ` },
};
