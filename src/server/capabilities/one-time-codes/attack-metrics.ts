/** The alarm: somebody is guessing at codes. All processes say the same, because they read the same counters. */
import { Gauge, type Registry } from 'prom-client';
import {
  ATTACK_WRONG_TRIES_PER_TEN_MINUTES,
  isUnderAttack,
  type SignInLane,
} from '#domain/account/code-guessing.ts';
import type { Parts } from '#server/parts.ts';
import { wrongTriesOfLane } from './wrong-tries.ts';

const LANES = Object.keys(ATTACK_WRONG_TRIES_PER_TEN_MINUTES) as SignInLane[];

export function measureCodeGuessing(registry: Registry, parts: Pick<Parts, 'db' | 'clock'>): void {
  gaugeOf(registry, parts, {
    name: 'sign_in_wrong_codes',
    help: 'Wrong codes of unknown devices in the last ten to twenty minutes',
    figureOf: (_lane, wrong) => wrong,
  });
  gaugeOf(registry, parts, {
    name: 'sign_in_under_attack',
    help: '1 while more codes are tried wrongly than people mistype',
    figureOf: (lane, wrong) => (isUnderAttack(lane, wrong) ? 1 : 0),
  });
}

type LaneGauge = { name: string; help: string; figureOf: (lane: SignInLane, wrong: number) => number };

function gaugeOf(
  registry: Registry,
  parts: Pick<Parts, 'db' | 'clock'>,
  { name, help, figureOf }: LaneGauge,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['lane'],
    registers: [registry],
    async collect() {
      // Without the database there is no figure, and everything else is still told.
      for (const lane of LANES)
        await wrongTriesOfLane(parts, lane).then(
          (wrong) => this.set({ lane }, figureOf(lane, wrong)),
          () => this.remove({ lane }),
        );
    },
  });
}
