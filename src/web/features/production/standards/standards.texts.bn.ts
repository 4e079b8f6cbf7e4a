import type { Translation } from '#ui/texts/translation.ts';
import type { standardsTexts as english } from './standards.texts.ts';

export const standardsTexts: Translation<typeof english> = {
  open: { colour: 'স্ট্যান্ডার্ড পাঠান', artwork: 'আর্টওয়ার্ক পাঠান', design: 'ডিজাইন পাঠান' },
  title: { colour: 'কালার স্ট্যান্ডার্ড', artwork: 'আর্টওয়ার্ক', design: 'ডিজাইন' },
  due: (day) => `${day}-এর মধ্যে চাই`,
  how: 'কীভাবে পাঠাবেন?',
  methods: {
    pantone: { label: 'Pantone নম্বর', help: 'সবচেয়ে তাড়াতাড়ি: স্যাম্পল এখনই শুরু হবে।' },
    file: { label: 'ফটো বা ফাইল আপলোড', help: 'এক দিনের মধ্যে দেখে নেব।' },
    courier: { label: 'কুরিয়ারে পাঠান', help: 'হাতে সোয়াচ থাকলে মিল সবচেয়ে ভালো হয়।' },
  },
  pantone: (colour) => (colour ? `${colour}-এর Pantone নম্বর` : 'Pantone নম্বর'),
  pantoneHelp: 'টেক্সটাইল নম্বর, যেমন 19-4052 TCX',
  file: (colour) => (colour ? `${colour}-এর ফটো বা ফাইল` : 'ফটো বা ফাইল'),
  parcel: (colours) => `পার্সেলে আছে: ${colours}`,
  courier: 'কুরিয়ার',
  courierNumber: 'ট্র্যাকিং নম্বর',
  note: 'নোট',
  noteHelp: {
    colour: 'লাইট সোর্স, বা ডাইং মাস্টারের যা জানা দরকার।',
    artwork: 'রিপিট সাইজ ও কালারওয়ে, বা লেয়ার ফাইলের লিংক (AI, PSD, TIFF)।',
    design: 'রিপিট সাইজ ও সুতার রং, বা CAD-এর লিংক।',
  },
  submit: { pantone: 'এই নম্বরই রাখুন', file: 'দেখার জন্য পাঠান', courier: 'পাঠিয়ে দিয়েছি' },
  toast: {
    pantone: 'কালার স্ট্যান্ডার্ড তোলা হয়েছে।',
    file: 'পাঠানো হয়েছে। দেখে জানাব।',
    courier: 'ধন্যবাদ। পৌঁছালে জানাব।',
  },
  refused: 'আর একটা দরকার',
  done: 'এখন আপনার থেকে কিছু লাগবে না।',
  close: 'বন্ধ করুন',
  given: (day) => `${day} পাঠানো`,
  loading: 'স্ট্যান্ডার্ড লোড হচ্ছে',
};
