import { Refusal } from '#domain/shared/refusal.ts';
import type { SampleRow } from './samples.store.ts';

export function sampleIn(samples: readonly SampleRow[], sampleId: string): SampleRow {
  const sample = samples.find((row) => row.sample_id === sampleId);
  if (!sample) throw new Refusal('not_found');
  return sample;
}
