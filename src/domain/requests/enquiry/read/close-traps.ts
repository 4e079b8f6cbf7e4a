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
  /(?<![a-z])(?:a\/?c|acct|account|utr|invoice|inv|lr|hsn|pan|aadhaar|challan|voucher|truck|vehicle|gaadi|docket|awb|shop|plot|flat|cheque|chq|bale|gala|godown|sac|udyam|iec|bin|vat|eway|e-way)(?![a-z])(?<!(?:cheque|chq)(?! ?(?:no|num)| ?[.:#-]? ?\d{6}))(?: ?(?:no|number|num|code|bill)(?![a-z]))?[ .:#-]{0,3}(?!pin)[a-z]{0,4}[ -]?\d[\da-z/-]{0,24}/g,
  /(?<![a-z\d'])(?:order|bill|house|room|office|lot|ref|reference|style|art|article|gst|pi|proforma|door|gali|lane|sector|floor|table|roll|sr|s|phone|mobile|mob|tel|contact|whatsapp|wa|call|ph|cell)(?![a-z])(?: ?(?:no|number|num|nbr|id)[ .:#-]{0,3}|[ .:#+-]{0,3}(?=\d{5}))[a-z]{0,4}[ -]?\d[\da-z/-]{0,24}(?![\da-z/-]| ?(?:mtr|met|mts?(?![a-z])|m(?![a-z])|yd|yard|goj|gaj|than))/g,
  /(?<![\da-z])(?:\+|00)\d{1,3}(?:[ -]?\d{2,6}){2,5}(?!\d)/g,
  /(?<![\da-z])0?[6-9]\d{4}[ -]\d{5}(?!\d)/g,
  /(?<![\da-z])[6-9]\d{2}[ -]\d{3}[ -]\d{4}(?!\d)/g,
  /(?<![\da-z])01[3-9]\d{2}[ -]\d{3}[ -]?\d{3}(?!\d)/g,
  /\d{8,}/g,
  /(?<![\d.])(?:[01]?\d|2[0-4]):[0-5]\d(?::\d{2})?(?: ?[ap]\.?m)?(?![a-z\d])/g,
  /(?<![\d.])\d{1,2}(?:\.\d{2})? ?[ap]m(?![a-z])/g,
  /(?<!\d)\d{1,3}(?:st|nd|rd|th) (?:floor|cross|main|lane|street|road)/g,
  /(?<![a-z\d])(?!(?:by|on|in) )[a-z]{2} ?\d{1,2} ?[a-z]{1,3} ?\d{4}(?![\dx*])(?! ?(?:x|mtr|met|m|yd|yard|k)(?![a-z]))/g,
  /(?<!\d)\d{3}t(?![a-z\d])/g,
  // A street: 1200 Cotton Ave, 40 Textile Market Road.
  /(?<![\da-z])\d{1,5},? (?:[a-z]{2,12} ){1,2}(?:ave|avenue|street|road|rd|blvd|boulevard|nagar|marg|chowk|colony|drive)(?![a-z])/g,
  // Somebody else's price, or one of long ago.
  /(?<![a-z])(?<!(?:se|ke|k) )(?:pichl[aie]|last|previous(?:ly)?|pehle|pahle|earlier|aapne|apne|tumne|market|competitor|others?|dusr[aeo]|party)(?![a-z])[^\d\n]{0,25}?(?:rs\.?|¦|@)? ?\d{1,4}(?:\.\d{1,2})?(?![\dx*"/]|\.\d)(?! ?(?:x|\*|mtr|met|m|yds?|yard|gsm|inch|panna|pana|oz|k|lakh|lac|s|d|than|colou?r|%|kg)(?![a-z]))/g,
  /(?<![\d.x*/])\d{1,4}(?:\.\d{1,2})? ?(?:rs|rupaye|rupee)?\.? ?(?:me|mein|mai|main|par|pe|ka|ke|ki)? ?(?:liya|liye|li|kharida?|bola|diya|mila|mil rah[ai]|mil jata|chal rah[ai]|le rah[ae]|lete|bech|becha|quoted|paid)(?![a-z])/g,
  /(?<![a-z])(?:dated|dt|dtd|as on|invoice date|po date|order date|meeting|milte|milenge|exhibition|fair)[ .:-]{1,3}(?:on )?\d{1,2}[ /.-](?:\d{1,2}|[a-z]{3,9})(?:[ /.-]\d{2,4})?/g,
  // What was bought last time, before what is needed now.
  /(?<![a-z])(?:last time|pichli baar|pehle|pahle|earlier|previously|age)(?![a-z])[^\n,.;]{1,60}(?:liya tha|li thi|liye the|mangwaya tha|bought|took|ordered|niyechi(?:lam)?)(?=[ ,.]{1,3}(?:is baar|iss baar|this time|ab|now|ebar)(?![a-z]))/g,
  // A sentence about an earlier order: "last order was 20000 mtr @ 41".
  /(?<![a-z])(?<!(?:same as|like|as per) (?:the |our |my )?)(?:last|previous|pichl[aie]|earlier|old) (?:order|purchase|lot|po|time|baar|bar|shipment|supply|consignment)(?: [a-z]{2,6})? (?:was|were|had|tha|thi|the|me|mein)(?![a-z])(?:[^.;\n]|\.\d){0,90}?(?=[.;\n](?!\d)|$|[ ,]{1,3}(?:is baar|iss baar|this time|ab|now|ebar|need|abhi)(?![a-z]))/g,
  // "no denim please", "denim nahi chahiye": what is not wanted.
  /(?<![a-z.])(?:no|not) (?!of|less|more|below|above)[a-z]{3,12}(?= (?:please|pls|only)|[,;]|\n|$)/g,
  /(?<![a-z])[a-z]{3,12} (?:nahi|nai|nahin|na) (?:chahiye|chaiye|lagbe)(?![a-z])/g,
  /(?<![a-z])samples? (?:by |before )?(?:kal|aaj|parso|today|tomorrow)(?: tak)?(?: (?:chahiye|chaiye|bhejo|needed|lagbe))?(?![a-z])/g,
  // "kal tak rate bhejo", "quote by tomorrow": when the answer is needed, not the cloth.
  /(?<![a-z])(?:kal|aaj|parso|today|tomorrow)(?: tak| by| shaam tak)? (?:(?:best|final) )?(?:rates?|bhav|prices?|quote|quotation|sample|dam|daam)(?![a-z])/g,
  /(?<![a-z])(?:rates?|bhav|prices?|quote|quotation|offer|reply|samples?)(?: (?:do|bhejo|dena|chahiye|needed|required))? (?:by|before|till|kal|aaj) (?:today|tomorrow|kal|eod|evening|monday|tuesday|wednesday|thursday|friday|saturday|tak)(?![a-z])/g,
  /(?<![a-z])(?:happy|wish)[^\n]{0,40}/g,
  // Raw cotton is sold by the candy.
  /(?<![a-z])(?:raw |ginned )?(?:cotton|ctn|shankar ?-?6|s-6)? ?(?:candy|khandi|ginning|bales?) (?:rates?|bhav|prices?|ka (?:rate|bhav))[^\n]{0,40}|(?<![\da-z,.])\d[\d,.]{0,9} ?(?:rs)? ?(?:per|\/|a) ?candy(?![a-z])/g,
  // Names of firms: Shree Cotton Mills, Poplin House.
  /(?<![a-z])(?:[a-z&.]{2,20} ){1,2}(?:textiles|mills|traders|trading co|exports|exporters?|pvt|private limited|ltd|limited|llp|enterprises?|creations?|apparels|industries|agency|agencies|(?<!(?<![a-z])in )house|synthetics|syntex|weavers|processors|emporium|plaza|complex|towers?|arcade|chambers?|bhavan|bhawan|building|bldg|sons|brothers|bros|store|stores|corporation|overseas|international|impex|fashions?|garments (?:ltd|pvt)|gmbh|inc)(?![a-z])/g,
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
