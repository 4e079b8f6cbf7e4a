/** Colours by name: English ones keep their word, Hindi and Bangla ones are said in English. */
const SHADES = [
  'light',
  'dark',
  'deep',
  'pale',
  'bright',
  'dull',
  'pastel',
  'off',
  'dusty',
  'hot',
  'baby',
  'soft',
  'medium',
  'mid',
  'neon',
  'royal',
  'powder',
  'burnt',
  'rich',
  'warm',
  'cool',
  'muted',
];
const BASE =
  'white, ivory, cream, ecru, beige, sand, stone, khaki, camel, tan, brown, chocolate, coffee, rust, terracotta, orange, peach, coral, salmon, red, scarlet, maroon, wine, burgundy, magenta, fuchsia, pink, rose, blush, lilac, lavender, mauve, purple, violet, plum, indigo, navy, blue, turquoise, aqua, teal, petrol, mint, sage, olive, emerald, lime, green, mustard, gold, golden, lemon, yellow, silver, grey, gray, charcoal, black, skin, nude, fawn, mehndi, onion, rama, rani, copper, bronze, sky, champagne, cognac, oatmeal, taupe, mocha, caramel, cinnamon, apricot, tangerine, crimson, ruby, cobalt, cyan, azure, jade, pista, pistachio, aubergine, eggplant, brinjal, orchid, graphite, anthracite, bordeaux, vanilla, amber, sapphire, ochre, pumpkin, raspberry, cranberry, oxblood, henna, mehendi, mehandi, chikoo, chiku, firozi, gajri, jamun';
const COMPOUND =
  'royal blue, sky blue, powder blue, ice blue, navy blue, teal blue, air force blue, airforce blue, petrol blue, indigo blue, ink blue, steel blue, cobalt blue, electric blue, bottle green, olive green, sea green, parrot green, mint green, sage green, forest green, lime green, army green, emerald green, pista green, lemon yellow, mustard yellow, brick red, blood red, wine red, cherry red, tomato red, rani pink, rose pink, charcoal grey, charcoal gray, steel grey, steel gray, slate grey, ash grey, milange grey, melange grey, steel blue, midnight blue, denim blue, french blue, dusty rose, baby pink, hot pink, tea pink, onion pink, mustard gold, army green, hunter green, moss green, neon green, neon yellow, neon pink, dark chocolate, coffee brown, rose gold, tan brown, burnt orange, sea blue, peacock blue, peacock green, morpankhi, gajri, gajari, natural white, cool grey, warm grey, grey melange, gray melange, jet black, chocolate brown, coffee brown, rust orange, optical white, snow white, milky white, off white, golden yellow, silver grey, silver gray';

/** How the word is written on the query, whatever its case, hyphens and spelling in the message. */
export const COLOUR_WORDS: ReadonlyMap<string, string> = new Map([
  ...`${BASE}, ${COMPOUND}`.split(', ').map((word): [string, string] => [word, word]),
  ...SHADES.flatMap((shade) =>
    'white, beige, khaki, brown, peach, pink, purple, blue, green, yellow, grey, gray, red, olive, rose, navy, lavender, maroon'
      .split(', ')
      .map((word): [string, string] => [`${shade} ${word}`, `${shade} ${word}`]),
  ),
  ...Object.entries({
    white: 'safed, safaid, sufed, shada',
    black: 'kala, kaala, kalaa, kalo, kali, kaali, blk, blck, balck',
    red: 'lal, laal',
    maroon: 'mehrun, mehroon, mahroon, meroon, mehrum',
    'navy blue': 'n blue, n.blue, nblue, navyblue, nevy blue',
    navy: 'nevy, nayvi',
    'royal blue': 'r blue, r.blue, rblue',
    'turquoise blue': 't blue, t.blue',
    'bottle green': 'b green, b.green, bottlegreen',
    'off white': 'off-white, offwhite, half white, o white, offwht',
    blue: 'neela, neeli, nila, neel',
    green: 'hara, hari, sobuj, shobuj',
    yellow: 'peela, peeli, pila, holud',
    pink: 'gulabi, golapi',
    brown: 'bhura, badami, khoyeri',
    'sky blue': 'asmani, aasmani, akashi',
    orange: 'narangi, komola, kesari',
    purple: 'baingani, beguni, jamuni',
    turquoise: 'firozi, ferozi, firoza',
  }).flatMap(([english, words]) => words.split(', ').map((word): [string, string] => [word, english])),
]);

/** "sada" is white in Bangla and plain in Hindi; "nil" is blue in Bangla and nothing in English. */
export const BANGLA_COLOURS: ReadonlyMap<string, string> = new Map([
  ['sada', 'white'],
  ['nil', 'blue'],
]);
/** Grey cloth, or the colour: what stands beside it decides. */
export const GREY_WORDS = ['grey', 'gray'];
