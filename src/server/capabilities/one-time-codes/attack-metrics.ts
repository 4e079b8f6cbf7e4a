/** The alarm: somebody is guessing at codes. All nodes say the same, because they read the same counters. */
import type { Registry } from 'prom-client';
import {
  ATTACK_WRONG_TRIES_PER_TEN_MINUTES,
  isUnderAttack,
  type SignInLane,
} from '#domain/account/code-guessing.ts';
import { recentRead } from '#server/metrics/recent-read.ts';
import { sharedGauge } from '#server/metrics/shared-gauge.ts';
import type { Parts } from '#server/parts.ts';
import { wrongTriesOfLane } from './wrong-tries.ts';

const LANES = Object.keys(ATTACK_WRONG_TRIES_PER_TEN_MINUTES) as SignInLane[];

export function measureCodeGuessing(registry: Registry, parts: Pick<Parts, 'db' | 'clock'>): void {
  const read = recentRead(parts.clock, () =>
    Promise.all(LANES.map(async (lane) => ({ lane, wrong: await wrongTriesOfLane(parts, lane) }))),
  );
  sharedGauge(registry, {
    name: 'sign_in_wrong_codes',
    help: 'Wrong codes of unknown devices in the last ten to twenty minutes',
    labelNames: ['lane'],
    read: async () => (await read()).map(({ lane, wrong }) => ({ labels: { lane }, value: wrong })),
  });
  sharedGauge(registry, {
    name: 'sign_in_under_attack',
    help: '1 while more codes are tried wrongly than people mistype',
    labelNames: ['lane'],
    read: async () =>
      (await read()).map(({ lane, wrong }) => ({
        labels: { lane },
        value: isUnderAttack(lane, wrong) ? 1 : 0,
      })),
  });
}
