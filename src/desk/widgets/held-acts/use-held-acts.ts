/** What waits for a second person, and the two ways in which it ends. */
import { useQuery } from '@tanstack/react-query';
import { type HeldAct, listHeldActs, releaseHeldAct, withdrawHeldAct } from '#contract/staff/held-acts.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useSession } from '#desk/platform/session.ts';
import { useChange } from '#desk/platform/use-change.ts';
import type { HeldActKind } from '#domain/payments/two-people.ts';
import { heldActsTexts as texts } from './held-acts.texts.ts';

export const HELD_ACTS_KEY = 'held-acts';
/** Whatever may look different once an act has taken effect. */
const TOUCHED = [
  HELD_ACTS_KEY,
  'today',
  'transfers',
  'letters-of-credit',
  'payments',
  'refunds',
  'orders',
  'issues',
  'companies',
  'sellers',
  'purchases',
  'tables',
] as const;
const MOST_SHOWN = 100;

export function useHeldActs(act: HeldActKind, subject?: string): readonly HeldAct[] {
  const mayRead = useMay(listHeldActs);
  const { data } = useQuery({
    queryKey: [HELD_ACTS_KEY, act, subject ?? ''],
    queryFn: ({ signal }) =>
      call(listHeldActs, { query: { act, limit: MOST_SHOWN, ...(subject ? { subject } : {}) } }, { signal }),
    enabled: mayRead,
  });
  return data?.records ?? [];
}

export function useSettleAct(act: HeldAct, onDone?: () => void) {
  const params = { actId: act.actId };
  const staffId = useSession()?.staffId;
  const mayRelease = useMay(releaseHeldAct);
  const ending = { touches: TOUCHED, ...(onDone ? { onDone } : {}) };
  const release = useChange({
    send: (_: null, idempotencyKey) => call(releaseHeldAct, { params, body: {} }, { idempotencyKey }),
    done: ({ state }) => (state === 'released' ? texts.approved : texts.approvedFirst),
    ...ending,
  });
  const withdraw = useChange({
    send: (_: null, idempotencyKey) => call(withdrawHeldAct, { params, body: {} }, { idempotencyKey }),
    done: () => texts.withdrawn,
    ...ending,
  });
  const isYours = [act.madeBy, act.approvedBy].some((person) => person.staffId === staffId);
  return {
    release,
    withdraw,
    mayRelease: mayRelease && !isYours,
    mayWithdraw: mayRelease || act.madeBy.staffId === staffId,
    lead: isYours ? texts.yours : mayRelease ? texts.lead : texts.lookOnly,
  };
}
