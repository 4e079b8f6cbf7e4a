/** Times as PostgreSQL writes them in UTC, "2026-11-15 21:22:43.12+00", without a detour where nobody computes with them. */

const SECONDS_LENGTH = '2026-11-15T21:22:43'.length;

/** As everything else of ours writes a time: three digits behind the second. */
export function isoInstant(text: string): string {
  const whole = `${text.slice(0, 10)}T${text.slice(11, SECONDS_LENGTH)}`;
  const fraction = text.slice(SECONDS_LENGTH + 1, -3);
  return `${whole}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** For the driver: what does not look like a time of our era in UTC is left to the given parser. */
export function instantParser(otherwise: (text: string) => unknown): (text: string) => unknown {
  return (text) => (/^\d{4}-.*\+00$/.test(text) ? new Date(isoInstant(text)) : otherwise(text));
}
