/** A buyer's message as a mill may read it: without who wrote it and how to reach them. */

/** What stands where something was taken out. */
export const TAKEN_OUT = '[…]';

const CONTACTS: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)\S{1,400}/giu,
  /[\p{L}\p{N}._%+-]{1,64}@\p{L}[\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-]{1,63}){0,4}/giu,
  /[\p{L}\p{N}._%+-]{1,64} ?[([]at[)\]] ?[\p{L}\p{N}-]{1,63}(?: ?(?:\.|[([]dot[)\]]) ?[\p{L}\p{N}-]{1,63}){0,4}/giu,
  /(?<![\p{L}\p{N}.])[a-z0-9-]{2,63}\.(?:com|in|co|net|org|info|biz|shop|store|me|app|link|io|bd|ly)(?:\/\S{0,300})?(?![\p{L}\p{N}])/giu,
  // Registrations: GSTIN, PAN, IFSC, and whatever is named as a number of somebody.
  /(?<![\p{L}\p{N}])\d{2} ?[a-z]{5} ?\d{4} ?[a-z] ?[0-9a-z]{3}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])[a-z]{5}\d{4}[a-z](?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:gst|gstin|gst ?no|pan|bin|vat|iec|udyam|ifsc|a\/c|account|upi)(?![\p{L}])[^\p{L}\p{N}\n]{0,4}(?:no\.?|number|id)?[^\p{L}\p{N}\n]{0,3}[\p{L}\p{N}@./-]*\d[\p{L}\p{N}@./-]*/giu,
  // Phones, with a country code or as people group them.
  /(?<![\p{L}\p{N}])(?:\+|00)\d{1,3}(?:[ .()-]{0,2}\d{2,6}){2,5}(?!\d)/gu,
  /(?<![\p{L}\p{N}])0?[6-9](?:[ .-]?\d){9}(?!\d)/gu,
  /(?<![\p{L}\p{N}])01[3-9](?:[ .-]?\d){8}(?!\d)/gu,
  /(?<![\p{L}\p{N}])0\d{2,4}[ -]\d{6,8}(?!\d)/gu,
  /(?<![\p{L}\p{N}])@[a-z0-9_.]{3,40}/giu,
];

/** The head of a forwarded chat, a greeting by name, a signature, "this is Ramesh from …". */
const NAMES: readonly RegExp[] = [
  /(?<![^\n])\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}[:.]\d{2}(?::\d{2})? ?(?:[ap]m)?\]? ?-? ?[^:\n]{1,40}:/giu,
  /(?<![\p{L}])(?:mr|mrs|ms|shri|smt|m\/s|messrs)\.? \p{Lu}[\p{L}&.]{1,24}(?: (?:\p{Lu}|&)[\p{L}&.]{0,24}){0,4}/giu,
  /(?<![\p{L}])(?:\p{Lu}[\p{L}&.]{1,24} ){1,4}(?:Textiles?|Mills?|Traders?|Exports?|Exporters?|Pvt|Private Limited|Ltd|Limited|LLP|Enterprises?|Creations?|Apparels?|Industries|Agenc(?:y|ies)|Synthetics|Garments|Fashions?|Clothing|Impex|International|Overseas|Brothers|Bros|Sons|GmbH|Inc)(?![\p{L}])\.?/gu,
];

/** Words after which somebody is named; only what is written like a name is taken. */
const NAMED_AFTER =
  /(?<![\p{L}])(my name is|mera naam|this is|i am|from|regards|thanks|thank you|dhanyavaad|dhanyawad|shukriya|contact|call)([ ,:.\n-]{1,4})(\p{L}[\p{L}&.]{0,24}(?: (?:\p{L}|&)[\p{L}&.]{0,24}){0,4})/giu;
const NAME_WORDS = /^(?:\p{Lu}[\p{L}&.]{0,24}(?: |$)|& ?)+/u;

function withoutNamed(text: string): string {
  return text.replace(NAMED_AFTER, (all, lead: string, gap: string, words: string) => {
    const name = NAME_WORDS.exec(words)?.[0].trimEnd() ?? '';
    return name === '' ? all : `${lead}${gap}${TAKEN_OUT}${words.slice(name.length)}`;
  });
}

/** `names`: the company, its people and whatever else is known to say who asks. */
export function textForMills(text: string, names: readonly string[]): string {
  const patterns = [...CONTACTS, ...knownNames(names), ...NAMES];
  const taken = withoutNamed(patterns.reduce((left, pattern) => left.replace(pattern, TAKEN_OUT), text));
  return taken.replace(/\[…\](?:[ ,.;:-]{0,3}\[…\])+/gu, TAKEN_OUT).trim();
}

/** The whole name, and each part of it that no cloth is called by. */
function knownNames(names: readonly string[]): RegExp[] {
  const whole = names.map((name) => name.trim()).filter((name) => name.length >= 3);
  const parts = whole.flatMap((name) => name.split(/[\s,.&()/-]+/u)).filter((part) => isNameAlone(part));
  return [...new Set([...whole, ...parts])]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'));
}

/** Words that firms and cloth share stay readable. */
const COMMON =
  /^(?:pvt|ltd|private|limited|llp|and|the|cotton|fabrics?|textiles?|mills?|silks?|linens?|denims?|poplin|exports?|garments?|apparels?|fashions?|clothing|india|indian|house|company|traders?|trading|industries|international|global|new|sons|brothers|weaves?|weavers?|yarns?|threads?|delhi|mumbai|surat|erode|tirupur|dhaka)$/iu;

function isNameAlone(part: string): boolean {
  return part.length >= 4 && !COMMON.test(part) && !/^\d+$/u.test(part);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&').replace(/\s+/gu, '\\s+');
}
