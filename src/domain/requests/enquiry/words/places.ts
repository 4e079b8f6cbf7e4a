/** Ports that goods are delivered to, and Indian cities whose PIN code has to be asked for. */
const table = (name: string, words = name.toLowerCase()): [string, string][] =>
  words.split(', ').map((word) => [word, name]);

export const PORTS: ReadonlyMap<string, string> = new Map([
  ...table('Chittagong', 'chittagong, ctg, chitagong, chittagang'),
  ...table('Chattogram', 'chattogram, chottogram, chattagram'),
  ...table('Mongla'),
  ...table('Dhaka'),
  ...table('Benapole', 'benapole, benapol'),
  ...[
    'Hamburg, Bremerhaven, Rotterdam, Antwerp, Felixstowe, Southampton, London, Le Havre, Marseille, Genoa',
    'La Spezia, Naples, Barcelona, Valencia, Lisbon, Leixoes, Piraeus, Koper, Gdansk, Gdynia, Copenhagen',
    'Aarhus, Gothenburg, Oslo, Helsinki, Dublin, Istanbul, Izmir, Mersin, Ambarli, Alexandria, Port Said',
    'Casablanca, Tangier, Tunis, Durban, Cape Town, Mombasa, Lagos, Tema, Jebel Ali, Dubai, Dammam, Jeddah',
    'Doha, Kuwait, Karachi, Colombo, Male, Kathmandu, Yangon, Bangkok, Laem Chabang, Ho Chi Minh, Haiphong',
    'Phnom Penh, Sihanoukville, Jakarta, Semarang, Surabaya, Manila, Singapore, Port Klang, Hong Kong',
    'Shanghai, Ningbo, Qingdao, Shenzhen, Guangzhou, Busan, Tokyo, Osaka, Kobe, Yokohama, Nagoya, Sydney',
    'Melbourne, Brisbane, Auckland, New York, Los Angeles, Long Beach, Savannah, Houston, Miami, Norfolk',
    'Charleston, Seattle, Montreal, Toronto, Vancouver, Halifax, Santos, Callao, Buenos Aires, Cartagena',
    'Manzanillo, Veracruz, Haifa, Ashdod, Odessa, Constanta, Port Louis, Toamasina, Addis Ababa, Djibouti',
  ].flatMap((names) => names.split(', ').flatMap((name) => table(name))),
]);

export const INDIAN_CITIES: ReadonlySet<string> = new Set(
  (
    'surat, mumbai, bombay, bhiwandi, ahmedabad, amdavad, delhi, new delhi, noida, greater noida, gurgaon, gurugram, ' +
    'faridabad, ghaziabad, meerut, panipat, ludhiana, amritsar, jaipur, pali, balotra, bhilwara, jodhpur, kishangarh, ' +
    'udaipur, indore, bhopal, ujjain, burhanpur, nagpur, pune, ichalkaranji, solapur, malegaon, nashik, kolhapur, ' +
    'hyderabad, secunderabad, bengaluru, bangalore, mysore, bellary, chennai, madras, tirupur, tiruppur, erode, ' +
    'coimbatore, salem, karur, madurai, somanur, rajapalayam, kochi, cochin, kannur, kolkata, calcutta, howrah, ' +
    'santipur, patna, ranchi, bhubaneswar, guwahati, lucknow, kanpur, varanasi, agra, moradabad, bareilly, chandigarh, ' +
    'rajkot, vadodara, baroda, jetpur, vapi, silvassa, gandhinagar, raipur, dehradun, jammu, srinagar, goa'
  ).split(', '),
);
