/** Where the goods go: a PIN code in India, a port elsewhere. The port of loading is no destination. */
import { isPincode } from '#domain/account/address/pincode.ts';
import type { Market } from '#domain/shared/market.ts';
import { INDIAN_CITIES, PORTS } from '../words/places.ts';
import { add, type EnquiryText, find, lineAround } from './enquiry-text.ts';

const PIN =
  /(?<![\d.,x*/-])(?:pin ?code|pincode|pin)?[ :.-]{0,3}([1-9]\d{2} ?\d{3})(?!\d|[.,]\d|[x*/]| ?(?:mtr|met|m(?![a-z])|yd|yard|k(?![a-z])|pcs|kg))/g;
const DELIVERS =
  /(?<![a-z])(?:deliver|delivery|delivered|pin|pincode|pin code|ship|dispatch|destination|bhejna|bhejo|send to|location|drop|landed|for|pahunch)(?![a-z])/;
const LOADING =
  /(?<![a-z])(?:fob|fca|exw|ex-?works|ex-?mill|ex-?factory)(?: (?:at|port|price))?[ :-]{1,2}[a-z]{3,12}(?: (?:sheva|seva|port|klang))?/g;
const TERM =
  '(?:cnf|c ?& ?f|c ?and ?f|c\\.n\\.f\\.?|cfr|cif|c\\.i\\.f\\.?|ddp|ddu|dap|cpt|cip|deliver(?:y|ed)?(?: (?:to|at|in|port))?|ship(?:ment|ped)?(?: to)|destination|port of (?:delivery|discharge)|port|to)';
const TO_PORT = new RegExp(
  `(?<![a-z])${TERM}[ :-]{1,3}(?:the |port |port of |to |at )?([a-z]{2,13}(?: [a-z]{3,8}){0,2})`,
  'g',
);
const PORT_THEN =
  /(?<![a-z])([a-z]{3,13}(?: [a-z]{3,8})?) (?:port|delivery|e delivery|te delivery|seaport|cnf|cfr|cif)(?![a-z])/g;
const CITY =
  /(?<![a-z])(?:deliver(?:y|ed)?|dispatch|ship|bhejna|destination|location|landed|for)(?: (?:to|at|in|ka|is|hai|place))?[ :-]{1,3}([a-z]{3,13}(?: [a-z]{3,7})?)|(?<![a-z])([a-z]{3,13}) (?:delivery|bhejna|dispatch|landed|me delivery|mein delivery|me chahiye|mein chahiye|ke liye)(?![a-z])/g;

export function readPlace(text: EnquiryText, market: Market): void {
  find(text, LOADING, () => 'closed');
  if (market === 'IN') {
    readPin(text);
    return;
  }
  for (const form of [TO_PORT, PORT_THEN]) {
    find(text, form, ({ index, 0: whole, 1: words = '' }) => {
      const found = portIn(words);
      // What follows the port may belong to the date: "to Rotterdam before May".
      const end = index + whole.indexOf(words) + (found?.end ?? 0);
      if (found) add(text, { part: 'place', place: found.port }, [index, end]);
      return null;
    });
  }
}

function portIn(words: string): { port: string; end: number } | null {
  const parts = words.split(' ');
  for (let count = parts.length; count > 0; count -= 1) {
    const name = parts.slice(0, count).join(' ');
    const port = PORTS.get(name);
    if (port !== undefined) return { port, end: name.length };
  }
  const last = PORTS.get(parts.at(-1) ?? '');
  return last === undefined ? null : { port: last, end: words.length };
}

/** In an address alone it belongs to the sender: the line must ask for a delivery or for cloth. */
function readPin(text: EnquiryText): void {
  find(text, PIN, ({ index, 0: words, 1: number = '' }) => {
    const pincode = number.replace(' ', '');
    if (!isPincode(pincode) || (number.includes(' ') && !/pin/.test(words))) return null;
    const { start, end } = lineAround(text, index + words.indexOf(number));
    const line = text.plain.slice(start, end);
    if (DELIVERS.test(line)) return { part: 'place', place: pincode };
    const hasCity = line.split(/[^a-z]+/).some((word) => INDIAN_CITIES.has(word));
    const hasCloth =
      /\d ?[x*] ?\d|\d ?(?:k|lakh|lac|hazaa?r|haja?a?r|thousand)? ?(?:mtr|met|m(?![a-z])|yds?|yard|panna|gsm|oz)/.test(
        line,
      );
    return hasCity && hasCloth ? { part: 'place', place: pincode } : null;
  });
  if (text.findings.some(({ part }) => part === 'place')) return;
  find(text, CITY, ({ 1: after = '', 2: before = '' }) => {
    const city = [after, after.split(' ')[0] ?? '', before].find((word) => INDIAN_CITIES.has(word));
    return city === undefined ? null : { part: 'city', city };
  });
}
