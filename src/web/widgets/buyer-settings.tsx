/** What cards and lists need of the buyer's profile, read once for the whole app instead of by each card. */
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { CustomerProfile } from '#contract/customer/account.ts';
import { type CalendarDay, dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { deviceZone } from '#web/platform/device-zone.ts';
import { useNow } from '#web/platform/use-now.ts';
import { customerQueries } from './customer.queries.ts';

type BuyerSettings = { zone: string; unit: LengthUnit | undefined };
export type BuyerDay = { today: CalendarDay; zone: string };

/** Most people are at home, so their phone knows their day before the profile is read. */
export function buyerSettings(
  profile: Pick<CustomerProfile, 'market' | 'timeZone' | 'unit'> | undefined,
): BuyerSettings {
  if (!profile) return { zone: deviceZone(), unit: undefined };
  return { zone: timeZoneOf(profile.market, profile.timeZone), unit: profile.unit };
}

const Settings = createContext(buyerSettings(undefined));

export function BuyerSettingsProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(customerQueries.me());
  return <Settings value={buyerSettings(data)}>{children}</Settings>;
}

export function useBuyerZone(): string {
  return use(Settings).zone;
}

/** Metres or yards, as the profile says; undefined until it is read. */
export function useBuyerUnit(): LengthUnit | undefined {
  return use(Settings).unit;
}

/** Today where the buyer lives: what is due or late is judged by their calendar, not by the phone's. */
export function useBuyerDay(): BuyerDay {
  const zone = useBuyerZone();
  return { today: dayInZone(useNow(), zone), zone };
}
