/** The attackers, in a process of their own. */
import { ATTACKS, type AttackName, type Outcomes, type Target } from './attack-kinds.ts';

export type AttackOrder = Omit<Target, 'ends'> & { seconds: number; attacks: AttackName[] };
export type AttackReport = { attack: AttackName; outcomes: Outcomes }[];

process.on('message', ({ seconds, attacks, ...target }: AttackOrder) => {
  const ends = Date.now() + seconds * 1000;
  const running = attacks.map(async (attack) => {
    const outcomes: Outcomes = new Map();
    await ATTACKS[attack]({ ...target, ends }, outcomes);
    return { attack, outcomes };
  });
  void Promise.all(running).then((report) => process.send?.(report satisfies AttackReport));
});
