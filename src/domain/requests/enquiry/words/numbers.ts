/** Small numbers as they are said in Hindi, Bangla and English before "hazar" or "lakh". */
const table = (value: number, words: string): [string, number][] =>
  words.split(', ').map((word) => [word, value]);

/** A piece (than, taka) whose length nobody says. */
export const USUAL_PIECE_METRES = 100;

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...table(1, 'ek, one'),
  ...table(1.5, 'dedh, derh, der'),
  ...table(2, 'do, dui, two'),
  ...table(2.5, 'dhai, adhai, arai, dhaai, dhayi, adai'),
  ...table(3, 'teen, tin, three'),
  ...table(4, 'char, chaar, four'),
  ...table(5, 'panch, paanch, pach, five'),
  ...table(6, 'che, chhe, chah, choy, six'),
  ...table(7, 'saat, sat, shat, seven'),
  ...table(8, 'aath, aat, ath, eight'),
  ...table(9, 'nau, noy, nine'),
  ...table(10, 'das, dus, dosh, ten'),
  ...table(12, 'barah, baro, twelve'),
  ...table(15, 'pandrah, pandra, ponero, fifteen'),
  ...table(20, 'bees, bis, bish, twenty'),
  ...table(25, 'pachis, pachchis, pochish'),
  ...table(30, 'tees, tis, trish, thirty'),
  ...table(40, 'chalis, chalees, chollish, forty'),
  ...table(50, 'pachas, pachaas, ponchash, fifty'),
]);

type Quarter = { readonly more: number; readonly alone: number | null };
const quarters = (quarter: Quarter, words: string): [string, Quarter][] =>
  words.split(', ').map((word) => [word, quarter]);

/** "sadhe teen" is three and a half, "paune do" one and three quarters; "sawa lakh" stands alone. */
export const QUARTER_WORDS: ReadonlyMap<string, Quarter> = new Map([
  ...quarters({ more: 0.5, alone: null }, 'sadhe, saadhe, sadhey, saade, sare'),
  ...quarters({ more: 0.25, alone: 1.25 }, 'sawa, sava, savva, sowa, soa'),
  ...quarters({ more: -0.25, alone: 0.75 }, 'paune, pone, poune, paun, pauna'),
]);
