import type { Translation } from '#ui/texts/translation.ts';
import type { joinTexts as english } from './join.texts.ts';

export const joinTexts: Translation<typeof english> = {
  title: (company) => `${company} से जुड़ें`,
  lead: (inviter, roles) => `${inviter} ने आपको ${roles} के तौर पर बुलाया है।`,
  send: (maskedTo) => `${maskedTo} पर कोड भेजें`,
  sentTo: (maskedTo) => `${maskedTo} पर कोड भेज दिया है।`,
  join: 'जुड़ें',
  loading: 'न्योता लोड हो रहा है',
  endedTitle: 'यह न्योता अब नहीं चलेगा',
  ended: 'यह इस्तेमाल हो चुका है, वापस ले लिया गया है या इसका समय निकल गया। जिसने बुलाया है, उनसे नया माँगें।',
  signIn: 'साइन इन',
};
