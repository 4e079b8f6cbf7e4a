import type { Translation } from '#ui/texts/translation.ts';
import type { stepTexts as english } from './steps.texts.ts';

export const stepTexts: Translation<typeof english> = {
  chooseFabricTypeFirst: 'আগে কাপড়ের ধরন বেছে নিন।',
  fabricType: {
    legend: 'কাপড়ের ধরন',
    help: 'এগোতে একটা কার্ডে চাপ দিন।',
    uses: {
      cotton: 'পপলিন, কেমব্রিক, টুইল, ক্যানভাস ও ব্লেন্ড',
      rayon: 'ভিসকোস, মোডাল ও লায়োসেল',
      denim: 'রিজিড, স্ট্রেচ ও সেলভেজ',
      polyester: 'জর্জেট, সাটিন, টাফেটা ও স্পান ব্লেন্ড',
    },
  },
  composition: {
    legend: 'এক ফাইবার বা ব্লেন্ড',
    single: 'এক ফাইবার',
    blend: 'দুই বা বেশি ফাইবার, যোগফল 100%',
    fibre: 'ফাইবার',
    chooseFibre: 'ফাইবার বেছে নিন',
    fibreHelp: 'অন্য ফাইবার হলে কাপড়ের অন্য ধরন বা ব্লেন্ড বাছুন।',
  },
  subCategory: { legend: 'উপধরন', help: 'এগোতে একটা কার্ডে চাপ দিন।' },
  requirement: {
    legend: 'গ্রে বা ফিনিশড',
    finished: 'ব্লিচ, ডাইড, প্রিন্টেড বা ইয়ার্ন ডাইড',
    finish: 'ফিনিশ',
    constructions: (subCategory) => `${subCategory}-এর স্ট্যান্ডার্ড কনস্ট্রাকশন`,
    constructionsHelp: 'স্ট্যান্ডার্ড বাছলে সুতার কাউন্ট, EPI, PPI ও বহর বসে যায়।',
    ownConstruction: 'আমার নিজের কনস্ট্রাকশন',
    ownConstructionHelp: 'ধাপ 6-এ দেবেন।',
  },
  width: {
    legend: 'কমপক্ষে বহর, ইঞ্চিতে',
    help: 'দুই পাড়ের মাঝে কাজের বহর, ইঞ্চিতে।',
    other: 'অন্য',
    otherWidth: 'অন্য বহর',
    otherHelp: (from, to) => `${from} থেকে ${to} ইঞ্চি, পুরো বা আধা ইঞ্চিতে।`,
    inches: 'in',
  },
  quality: {
    construction: 'কনস্ট্রাকশন',
    warp: 'টানা',
    weft: 'পোড়েন',
    epi: 'EPI',
    ppi: 'PPI',
    yarnExample: '40',
    range: (from, to) => `${from} থেকে ${to}`,
    weightAndUnit: 'ওজন ও ইউনিট',
    weight: 'ওজন',
    weightHelp: (from, to) => `${from} থেকে ${to} GSM। কনস্ট্রাকশন পুরো থাকলে না দিলেও চলবে।`,
    weightUnit: 'ওজনের ইউনিট',
    yarn: 'সুতা',
    anyYarn: 'যে কোনোটা চলবে',
    tapToFillIn: (subCategory) => `${subCategory}-এর স্ট্যান্ডার্ড। বসাতে চাপ দিন।`,
  },
  loom: {
    legend: 'লুমের ধরন',
    any: 'যে কোনোটা চলবে',
    anyHelp: 'লুম সাপ্লায়ার বাছবেন। সবচেয়ে বেশি দর পাবেন।',
    help: {
      power_loom: 'সবচেয়ে কম দাম, 54 ইঞ্চি পর্যন্ত, খুঁত বেশি',
      sulzer: 'ভারী ও চওড়া কাপড়ের জন্য',
      air_jet: 'স্পান সুতার সমান কাপড়, বেশির ভাগ শার্টিং',
      water_jet: 'শুধু ফিলামেন্ট সুতা, যেমন পলিয়েস্টার',
    },
  },
  payment: {
    legend: 'পেমেন্ট কবে করতে চান?',
    help: 'সাপ্লায়াররা এই শর্তে দর দেবেন। অর্ডারের সময় বদলাতে পারবেন।',
    noCost: 'বাড়তি খরচ নেই',
    cost: (price, withCredit) => `${price} হয়ে যাবে ${withCredit}`,
    noLimit:
      'আপনার ক্রেডিট লিমিট এখনও নেই, তাই পেমেন্ট ডিসপ্যাচের আগে। ক্রেডিটে নিতে চাইলে মেসেজ করুন, লিমিট করে দেব।',
    msmeNote: 'আইন অনুযায়ী মাইক্রো ও স্মল বিক্রেতাকে 45 দিনের মধ্যে টাকা দিতে হয়, তাই লম্বা ক্রেডিটে কম সাপ্লায়ার দর দেন।',
  },
};
