import { steadyZoneAt } from '#domain/shared/zone-offset.ts';

/**
 * A zone with the clocks of this device. Where they go like those of our own markets all year it is theirs: a phone
 * that is asked for the name of its zone loads all zones and calendars, which takes it a tenth of a second.
 */
export function deviceZone(): string {
  const year = new Date().getFullYear();
  const winter = minutesAhead(new Date(year, 0, 1));
  const isSteady = winter === minutesAhead(new Date(year, 6, 1));
  return (isSteady && steadyZoneAt(winter)) || deviceZoneName();
}

function minutesAhead(day: Date): number {
  // Zero has no sign here.
  return 0 - day.getTimezoneOffset();
}

/** What the device itself calls its zone. */
export function deviceZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
