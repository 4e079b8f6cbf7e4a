import type { Translation } from '#ui/texts/translation.ts';
import type { swatchesTexts as english } from './swatches.texts.ts';

export const swatchesTexts: Translation<typeof english> = {
  title: 'সোয়াচ',
  lead: 'অর্ডারের আগে কাপড় হাতে নিয়ে দেখুন। আমরা একটা টুকরো কেটে কুরিয়ারে পাঠাব।',
  charge: (charge, days) =>
    `কাটা ও কুরিয়ারের জন্য ${charge}, ডেলিভারির সময় দেবেন। ${days} দিনের মধ্যে এই কাপড় অর্ডার করলে টাকাটা আপনার অ্যাকাউন্টে জমা হবে।`,
  request: 'সোয়াচ চান',
  requestAgain: 'আর একটা সোয়াচ চান',
  failed: 'আপনার সোয়াচ লোড করা গেল না।',
  retry: 'আবার চেষ্টা করুন',
  sheetTitle: 'সোয়াচ চান',
  to: 'কোথায় পাঠাব',
  noAddress: 'ঠিকানা দিন, যাতে জানি কোথায় পাঠাতে হবে।',
  addAddress: 'ঠিকানা যোগ করুন',
  note: 'আমাদের জন্য নোট',
  noteHelp: 'যেমন কোন রং বা ফিনিশ দেখতে চান।',
  send: 'সোয়াচ চান',
  requested: 'সোয়াচের অনুরোধ পেয়েছি। পাঠালেই জানাব।',
  cancel: 'অনুরোধ বাতিল করুন',
  cancelled: 'সোয়াচের অনুরোধ বাতিল হয়েছে।',
  number: (number, day) => `${number} · ${day} চাওয়া`,
  courier: (courier, number) => `${courier}, ট্র্যাকিং নম্বর ${number}`,
  sentOn: (day) => `${day} পাঠানো`,
  preparing: 'আপনার সোয়াচ তৈরি হচ্ছে।',
  paper: {
    invoice: (number) => `ট্যাক্স ইনভয়েস ${number}`,
    credit_note: (number) => `ক্রেডিট নোট ${number}`,
  },
  chargeState: {
    due: (charge) => `কুরিয়ারকে ${charge} দেবেন`,
    paid: (charge) => `${charge} দিয়েছেন। অর্ডার করলে ফেরত পাবেন।`,
    returned: (charge) => `${charge} অ্যাকাউন্টে জমা হয়েছে`,
    dropped: () => 'কিছু দিতে হবে না',
  },
};
