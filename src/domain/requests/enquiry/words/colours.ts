/** Colours by name: English ones stay as they were typed, Hindi and Bangla ones are said in English. */
const SHADES = ['light', 'dark', 'deep', 'pale', 'bright', 'dull', 'pastel', 'off', 'dusty', 'hot', 'baby'];
const BASE =
  'white, ivory, cream, ecru, beige, sand, stone, khaki, camel, tan, brown, chocolate, coffee, rust, terracotta, orange, peach, coral, salmon, red, scarlet, maroon, wine, burgundy, magenta, fuchsia, pink, rose, blush, lilac, lavender, mauve, purple, violet, plum, indigo, navy, blue, turquoise, aqua, teal, petrol, mint, sage, olive, emerald, lime, green, mustard, gold, golden, lemon, yellow, silver, grey, gray, charcoal, black, offwhite, skin, nude, fawn, mehndi, onion, rama, rani, copper, bronze';
const COMPOUND =
  'royal blue, sky blue, powder blue, ice blue, navy blue, teal blue, air force blue, airforce blue, petrol blue, indigo blue, ink blue, steel blue, cobalt blue, electric blue, bottle green, olive green, sea green, parrot green, mint green, sage green, forest green, lime green, army green, emerald green, pista green, lemon yellow, mustard yellow, brick red, blood red, wine red, cherry red, tomato red, rani pink, rose pink, charcoal grey, charcoal gray, steel grey, steel gray, slate grey, ash grey, milange grey, melange grey, grey melange, gray melange, jet black, chocolate brown, coffee brown, rust orange, optical white, snow white, milky white, off white, off-white, golden yellow, silver grey, silver gray';

/** How the word is written on the query; an empty text keeps what was typed. */
export const COLOUR_WORDS: ReadonlyMap<string, string> = new Map([
  ...`${BASE}, ${COMPOUND}`.split(', ').map((word): [string, string] => [word, '']),
  ...SHADES.flatMap((shade) =>
    'white, beige, khaki, brown, peach, pink, purple, blue, green, yellow, grey, gray, red, olive, rose, navy, lavender, maroon'
      .split(', ')
      .map((word): [string, string] => [`${shade} ${word}`, '']),
  ),
  ...Object.entries({
    white: 'safed, safaid, sufed, shada',
    black: 'kala, kaala, kalaa, kalo',
    red: 'lal, laal',
    blue: 'neela, nila, neel',
    green: 'hara, sobuj, shobuj',
    yellow: 'peela, pila, holud',
    pink: 'gulabi, golapi',
    brown: 'bhura, badami, khoyeri',
    'sky blue': 'asmani, aasmani, akashi',
    orange: 'narangi, komola, kesari',
    purple: 'baingani, beguni, jamuni',
    turquoise: 'firozi, ferozi, firoza',
  }).flatMap(([english, words]) => words.split(', ').map((word): [string, string] => [word, english])),
]);

/** "sada" is white in Bangla and plain in Hindi. */
export const BANGLA_WHITE = 'sada';
/** Grey cloth, or the colour: what stands beside it decides. */
export const GREY_WORDS = ['grey', 'gray'];
