/** The zones of our own markets keep one offset all year; reading it from a table spares a phone the loading of all zones. */
const STEADY_SINCE = Date.UTC(2010, 0, 2);
const STEADY_UNTIL = Date.UTC(2100, 0, 1);

/** Minutes ahead of UTC. Bangladesh moved its clocks in 2009 for the only time. */
const STEADY_OFFSETS: Readonly<Record<string, number>> = {
  UTC: 0,
  'Asia/Kolkata': 330,
  'Asia/Dhaka': 360,
};

/** The zone of ours with this offset all year, null if there is none. */
export function steadyZoneAt(offsetMinutes: number): string | null {
  return Object.keys(STEADY_OFFSETS).find((zone) => STEADY_OFFSETS[zone] === offsetMinutes) ?? null;
}

/** Null where the offset depends on the day. */
export function fixedOffsetMinutes(instant: Date, zone: string): number | null {
  const isInSteadyTime = instant.getTime() >= STEADY_SINCE && instant.getTime() < STEADY_UNTIL;
  return isInSteadyTime && Object.hasOwn(STEADY_OFFSETS, zone) ? (STEADY_OFFSETS[zone] ?? null) : null;
}
