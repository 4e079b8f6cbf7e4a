/** Which seller and month the books are open at. */
import { useQuery } from '@tanstack/react-query';
import { listSellers } from '#contract/staff/sellers.ts';
import { call } from '#desk/platform/api.ts';
import { today } from '#desk/widgets/time.ts';
import { formatMonth } from '#domain/shared/format-date.ts';

const MONTHS_SHOWN = 24;

type Option = { value: string; label: string };

/** Newest first. */
export function monthOptions(): Option[] {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}

/** Each registration once, however often its details changed; the one that sells now first. */
export function useSellerOptions(): Option[] {
  const { data: sellers = [] } = useQuery({
    queryKey: ['sellers'],
    queryFn: ({ signal }) => call(listSellers, {}, { signal }),
  });
  const current = sellers.filter(({ isCurrent }) => isCurrent);
  const names = new Map([...current, ...sellers].toReversed().map((each) => [each.gstin, each.legalName]));
  return [...names].toReversed().map(([value, name]) => ({ value, label: `${name} · ${value}` }));
}
