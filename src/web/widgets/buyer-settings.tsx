/** What cards and lists need of the buyer's profile, read once for the whole app instead of by each card. */
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { useNow } from '#web/platform/use-now.ts';
import { customerQueries } from './customer.queries.ts';

type BuyerSettings = { zone: string; unit: LengthUnit | undefined };
export type BuyerDay = { today: CalendarDay; zone: string };

const Settings = createContext<BuyerSettings>({ zone: 'UTC', unit: undefined });

export function BuyerSettingsProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(customerQueries.me());
  return <Settings value={{ zone: data?.timeZone ?? 'UTC', unit: data?.unit }}>{children}</Settings>;
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
