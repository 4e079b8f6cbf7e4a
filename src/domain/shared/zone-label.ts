/** A time zone as people call it, one name for each: "IST", "Dhaka time", "UTC". */

/** Browsers and databases still know India's zone by two names. */
const INDIA = new Set(['Asia/Kolkata', 'Asia/Calcutta']);
const UNIVERSAL = new Set(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT']);

export function zoneLabel(zone: string): string {
  if (INDIA.has(zone)) return 'IST';
  if (UNIVERSAL.has(zone)) return 'UTC';
  return `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}
