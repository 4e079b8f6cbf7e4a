/** The alarm: somebody is guessing at codes. All nodes say the same, because they read the same counters. */
import type { Registry } from 'prom-client';
import {
  ATTACK_WRONG_TRIES_PER_TEN_MINUTES,
  isUnderAttack,
  type SignInAudience,
} from '#domain/account/code-guessing.ts';
import { recentRead } from '#server/metrics/recent-read.ts';
import { sharedGauge } from '#server/metrics/shared-gauge.ts';
import type { Services } from '#server/services.ts';
import { wrongTriesOfAudience } from './wrong-tries.ts';

const AUDIENCES = Object.keys(ATTACK_WRONG_TRIES_PER_TEN_MINUTES) as SignInAudience[];

export function measureCodeGuessing(registry: Registry, services: Pick<Services, 'db' | 'clock'>): void {
  const read = recentRead(services.clock, () =>
    Promise.all(
      AUDIENCES.map(async (audience) => ({
        audience,
        wrong: await wrongTriesOfAudience(services, audience),
      })),
    ),
  );
  sharedGauge(registry, {
    name: 'sign_in_wrong_codes',
    help: 'Wrong codes of unknown devices in the last ten to twenty minutes',
    labelNames: ['audience'],
    read: async () => (await read()).map(({ audience, wrong }) => ({ labels: { audience }, value: wrong })),
  });
  sharedGauge(registry, {
    name: 'sign_in_under_attack',
    help: '1 while more codes are tried wrongly than people mistype',
    labelNames: ['audience'],
    read: async () =>
      (await read()).map(({ audience, wrong }) => ({
        labels: { audience },
        value: isUnderAttack(audience, wrong) ? 1 : 0,
      })),
  });
}
