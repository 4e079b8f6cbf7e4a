/** Numbers and names that look like cloth and are none: phones, tax and bank numbers, addresses, signatures, old prices. */
import { close, type EnquiryText, find, lineAround } from './enquiry-text.ts';

const closed = () => 'closed' as const;

const TRAPS: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)[^\s¤]{1,400}/g,
  /[a-z0-9._%+-]{1,64}@[a-z][a-z0-9.-]{1,80}/g,
  // The head of a forwarded chat: [18/11, 10:32 am] Ramesh:
  /(?<![^\n])\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}[:.]\d{2}(?::\d{2})? ?(?:am|pm)?\]? ?-? ?[^:\n]{0,40}:/g,
  /(?<![a-z0-9])\d{2}[a-z]{5}\d{4}[a-z][0-9a-z]{3}(?![a-z0-9])/g,
  /(?<![a-z0-9])[a-z]{4}0[a-z0-9]{6}(?![a-z0-9])/g,
  /(?<![a-z])(?:a\/?c|acct|account|utr|invoice|inv|lr|hsn|pan|aadhaar|challan|voucher|truck|vehicle|gaadi|docket|awb|shop|plot|flat|cheque|chq|bale|gala|godown|sac|udyam|iec|bin|vat|eway|e-way)(?![a-z])(?: ?(?:no|number|num|code|bill)(?![a-z]))?[ .:#-]{0,3}[a-z]{0,4}[ -]?\d[\da-z/-]{0,24}/g,
  /(?<![a-z])(?:order|bill|house|room|office|lot|ref|reference|style|art|article|gst|pi|proforma|door|gali|lane|sector|floor|table|roll|sr|s|phone|mobile|mob|tel|contact|whatsapp|wa|call|ph|cell)(?![a-z])(?: ?(?:no|number|num|nbr|id)[ .:#-]{0,3}|[ .:#+-]{0,3}(?=\d{5}))[a-z]{0,4}[ -]?\d[\da-z/-]{0,24}/g,
  /(?<![\da-z])(?:\+|00)\d{1,3}(?:[ -]?\d{2,6}){2,5}(?!\d)/g,
  /(?<![\da-z])0?[6-9]\d{4}[ -]\d{5}(?!\d)/g,
  /(?<![\da-z])[6-9]\d{2}[ -]\d{3}[ -]\d{4}(?!\d)/g,
  /(?<![\da-z])01[3-9]\d{2}[ -]\d{3}[ -]?\d{3}(?!\d)/g,
  /\d{8,}/g,
  /(?<![\d.])\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m)?(?![a-z\d])/g,
  /(?<![\d.])\d{1,2}(?:\.\d{2})? ?[ap]m(?![a-z])/g,
  /(?<!\d)\d{1,3}(?:st|nd|rd|th) (?:floor|cross|main|lane|street|road)/g,
  /(?<![a-z\d])[a-z]{2} ?\d{1,2} ?[a-z]{1,3} ?\d{4}(?![\dx*])(?! ?(?:x|mtr|met|m|yd|yard|k)(?![a-z]))/g,
  /(?<!\d)\d{3}t(?![a-z\d])/g,
  // Somebody else's price, or one of long ago.
  /(?<![a-z])(?:pichl[aie]|last|previous(?:ly)?|pehle|pahle|earlier|aapne|apne|tumne|market|competitor|others?|dusr[aeo]|party)(?![a-z])[^\d\n]{0,25}?(?:rs\.?|₹|@)? ?\d{1,4}(?:\.\d{1,2})?(?![\dx*"/.])(?! ?(?:x|\*|mtr|met|m|yds?|yard|gsm|inch|panna|pana|oz|k|lakh|lac|s|d|than|colou?r|%|kg)(?![a-z]))/g,
  /(?<![\d.x*/])\d{1,4}(?:\.\d{1,2})? ?(?:rs|rupaye|rupee)?\.? ?(?:me|mein|mai|main|par|pe|ka|ke|ki)? ?(?:liya|liye|li|kharida?|bola|diya|mila|mil rah[ai]|mil jata|chal rah[ai]|le rah[ae]|lete|bech|becha|quoted|paid)(?![a-z])/g,
  /(?<![a-z])(?:dated|dt|dtd|as on|invoice date|po date|order date|meeting|milte|milenge|exhibition|fair)[ .:-]{1,3}(?:on )?\d{1,2}[ /.-](?:\d{1,2}|[a-z]{3,9})(?:[ /.-]\d{2,4})?/g,
  /(?<![a-z])(?:happy|wish)[^\n]{0,40}/g,
  // Names of firms: Shree Cotton Mills, Poplin House.
  /(?<![a-z])(?:[a-z&.]{2,20} ){1,2}(?:textiles|mills|traders|trading co|exports|exporters?|pvt|private limited|ltd|limited|llp|enterprises?|creations?|apparels|industries|agency|agencies|(?<!(?<![a-z])in )house|synthetics|syntex|weavers|processors|emporium|sons|brothers|bros|store|stores|corporation|overseas|international|impex|fashions?|garments (?:ltd|pvt)|gmbh|inc)(?![a-z])/g,
  /(?<![a-z])thank(?:s|ing you| you) in advance/g,
];

const SIGNATURE =
  /(?<![^\n])[ *-]{0,3}(?:(?:thanks?|thank you|thanking you|warm|best|kind|with)[ ,&and]{0,6}(?:warm |best |kind )?)?(?:regards|thanks?|thank you|thanking you|sincerely|dhanyavaad|dhanyawad|shukriya|sent from my|from ?:)[^\n]*/g;
/** A line below "Regards" that still asks for cloth. */
const ASKS = /\d ?[x*] ?\d|\d ?(?:k|lakh|lac|hazar)? ?(?:mtr|met|yds?|yard|panna|gsm)/;

export function closeTraps(text: EnquiryText): void {
  closeSignature(text);
  for (const trap of TRAPS) find(text, trap, closed);
}

function closeSignature(text: EnquiryText): void {
  SIGNATURE.lastIndex = 0;
  const match = SIGNATURE.exec(text.open);
  if (!match) return;
  const spans: [number, number][] = [];
  for (let at = match.index; at < text.open.length; ) {
    const { end } = lineAround(text, at);
    if (at === match.index || !ASKS.test(text.open.slice(at, end))) spans.push([at, end]);
    at = end + 1;
  }
  if (!ASKS.test(match[0])) close(text, spans);
}
