/** Which seller and month the books are open at. */
import { useQuery } from '@tanstack/react-query';
import { listSellers } from '#contract/staff/sellers.ts';
import { call } from '#desk/platform/api.ts';
import { today } from '#desk/widgets/time.ts';

const MONTHS_SHOWN = 24;
const MONTH_NAME = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Option = { value: string; label: string };

/** Newest first. */
export function monthOptions(): Option[] {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    return { value: first.toISOString().slice(0, 7), label: MONTH_NAME.format(first) };
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
