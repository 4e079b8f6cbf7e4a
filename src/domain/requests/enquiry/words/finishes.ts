/** How far the cloth is finished, in the words of Surat, Erode, Dhaka and of buyers abroad. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { Loom, YarnType } from '#domain/catalogue/yarn-and-loom.ts';

/** `unsure` is what usually, but not always, means it. */
export type FinishWord = { readonly type: FabricType; readonly unsure?: boolean };

const table = <Value>(value: Value, words: string): [string, Value][] =>
  words.split(', ').map((word) => [word, value]);

export const FINISH_WORDS: ReadonlyMap<string, FinishWord> = new Map([
  ...table<FinishWord>(
    { type: 'greige' },
    'kora, koraa, greige, griege, greig, griege, loomstate, loom state, loom-state, unbleached, un bleached, gray cloth, grey cloth, grey fabric, gray fabric, greyfabric, grey goods, kora kapda, kora kapor, kada, gada',
  ),
  ...table<FinishWord>(
    { type: 'rfd' },
    'rfd, pfd, r.f.d, p.f.d, ready for dyeing, ready to dye, ready for dying, prepared for dyeing, rft, ready for print, rfp',
  ),
  ...table<FinishWord>(
    { type: 'rfd', unsure: true },
    'bleached, bleach, bleched, scoured, full bleached, safed bleach, bleach white, bleached white, white bleached, semi bleached, optical white bleached',
  ),
  ...table<FinishWord>(
    { type: 'dyed' },
    'dyed, dyd, piece dyed, reactive dyed, solid dyed, rangeen, rangin, dyed fabric, plain dyed, pigment dyed, vat dyed, disperse dyed, piece-dyed, dyed colour, ranga',
  ),
  ...table<FinishWord>(
    { type: 'printed', unsure: true },
    'printing, digital printing, rotary printing, screen printing, block printing, pigment printing',
  ),
  ...table<FinishWord>({ type: 'dyed', unsure: true }, 'solid, solids, solid colour, solid color, dye'),
  ...table<FinishWord>(
    { type: 'yarn_dyed' },
    'yarn dyed, yarn-dyed, yd, y/d, yarndyed, yarn dye, yarn died, y d',
  ),
  ...table<FinishWord>(
    { type: 'yarn_dyed', unsure: true },
    'checks, check, cheque, cheques, stripes, stripe, strip, strips, striped, checked, chex, gingham, plaid, madras check, tartan',
  ),
  ...table<FinishWord>(
    { type: 'printed' },
    'printed, print, prints, digital print, digital printed, digitally printed, rotary print, rotary printed, block print, block printed, screen print, screen printed, pigment print, pigment printed, reactive print, reactive printed, chhapa, chapa, chhapai, foil print, aop, all over print, all over printed, allover print',
  ),
]);

/** Cloth that will be printed or dyed later is not printed or dyed when it is bought. */
export const LATER_WORK =
  /(?<![a-z])(?:print(?:ing)?|dye(?:ing)?) (?:base|quality|ground|able)(?![a-z])|(?:for|to|ready for) (?:printing|print|dyeing|dying|digital print(?:ing)?)(?![a-z])|(?:print(?:ing)?|dye(?:ing)?|dying) (?:ke liye|k liye|ke lie|purpose|karna|karne|karwana|karenge|er jonno)/g;
/** "wool look" and "cotton feel" say what it resembles, "bed linen" and "denim jacket" what it becomes. */
export const RESEMBLANCE =
  /(?<![a-z])(?:wool|silk|linen|cotton|leather|suede|denim|satin)[ -](?:look|looks|feel|finish|touch|effect|type)(?![a-z])|(?<![a-z])(?:bed|table|house|home|kitchen|hotel) ?linens?(?![a-z])|(?<![a-z])(?:stone|sand|acid|ice|silver|peach|carbon|golden|cream)[ -]?(?:wash(?:ed|ing)?|finish(?:ed)?|blast(?:ed)?|brush(?:ed)?)(?![a-z])/g;
export const WITHOUT_STRETCH =
  /(?<![a-z])(?:non|no|without|bina|bagair|bager)[ -](?:stretch|lycra|spandex|elastane)(?! denim)(?: (?:ka|ke|wala))?|(?<![a-z])(?:lycra|spandex|stretch) (?:free|chara|nahi|nahin|ke bina)(?![a-z])/g;
/** "please check", "check karo". */
export const CHECK_AS_VERB =
  /(?:please|pls|plz|kindly|to|will|and) check(?![a-z])|check (?:kar|the|and|it|my|once|with|availability|price|rate|stock)[a-z]*/g;

export const LOOM_WORDS: ReadonlyMap<string, Loom> = new Map([
  ...table<Loom>(
    'power_loom',
    'power loom, powerloom, power looms, power-loom, shuttle loom, pawar loom, power lum',
  ),
  ...table<Loom>('sulzer', 'sulzer, sulzar, sulzer loom, projectile, sulger'),
  ...table<Loom>('air_jet', 'air jet, airjet, air-jet, airjet loom, air jet loom, ajl, air jet quality'),
  ...table<Loom>('water_jet', 'water jet, waterjet, water-jet, waterjet loom, wjl, water jet loom'),
]);

export const YARN_TYPE_WORDS: ReadonlyMap<string, YarnType> = new Map([
  ...table<YarnType>('carded', 'carded, kw, karded, carded yarn'),
  ...table<YarnType>('combed', 'combed, cw, comb, combed yarn, kombed'),
  ...table<YarnType>('compact', 'compact, compact yarn, combed compact, cwc, ccw'),
  ...table<YarnType>('open_end', 'open end, openend, open-end, oe, o.e, oe yarn, rotor'),
]);
