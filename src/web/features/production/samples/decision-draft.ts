/** What a buyer has chosen but not sent; it outlives a look at a picture over the whole screen. */
import { useState } from 'react';
import type { Sample } from '#contract/customer/production.ts';
import type { Resubmission } from './resubmit-form.tsx';

export type DecisionDraft = {
  option: string | null;
  lots: readonly string[];
  /** Null while nothing is asked for again. */
  again: Resubmission | null;
};

export const NO_DECISION: DecisionDraft = { option: null, lots: [], again: null };
export const NO_CHANGE: Resubmission = { reasons: [], note: '' };

export type DecisionDrafts = {
  of: (sample: Sample) => DecisionDraft;
  change: (sample: Sample, part: Partial<DecisionDraft>) => void;
};

export function useDecisionDrafts(): DecisionDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, DecisionDraft>>>({});
  const keyOf = ({ sampleId, round }: Sample) => `${sampleId} ${round}`;
  return {
    of: (sample) => drafts[keyOf(sample)] ?? NO_DECISION,
    change: (sample, part) =>
      setDrafts((now) => ({
        ...now,
        [keyOf(sample)]: { ...(now[keyOf(sample)] ?? NO_DECISION), ...part },
      })),
  };
}
