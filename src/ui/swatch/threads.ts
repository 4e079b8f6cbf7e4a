import type { ThreadRun } from './construction.ts';
import type { YarnColour } from './yarn-colour.ts';

/** One end or pick as it lies in the drawing. */
export type Thread = {
  /** Place in the cloth; also decides the column or row of the draft. */
  at: number;
  centre: number;
  colour: YarnColour;
  /** No two yarns take dye alike: -1 darker and thinner, 0 even, 1 lighter and fuller. */
  tone: -1 | 0 | 1;
};

export type ThreadPlan = {
  count: number;
  pitch: number;
  colour: YarnColour;
  order?: readonly ThreadRun[] | undefined;
  /** Neighbours that run as one, as the warp ends of an oxford do. */
  paired: boolean;
  /** How far a thread may stray from its place, as a share of the pitch. */
  stray: number;
  /** Share of threads that differ in tone. */
  unevenness: number;
  random: () => number;
};

/** Lays out the threads of one direction, one more than fits on each side so that no edge looks cut short. */
export function layThreads(plan: ThreadPlan): Thread[] {
  const colours = coloursInOrder(plan.colour, plan.order);
  return Array.from({ length: plan.count + 2 }, (_, place) => {
    const at = place - 1;
    const pull = plan.paired ? (at % 2 === 0 ? 0.09 : -0.09) : 0;
    const stray = (plan.random() - 0.5) * 2 * plan.stray;
    return {
      at,
      centre: Math.round((at + 0.5 + pull + stray) * plan.pitch),
      colour: colours[(at + colours.length) % colours.length] ?? plan.colour,
      tone: toneOf(plan.random(), plan.unevenness),
    };
  });
}

function toneOf(chance: number, unevenness: number): Thread['tone'] {
  if (chance < unevenness / 2) return -1;
  return chance > 1 - unevenness / 2 ? 1 : 0;
}

function coloursInOrder(colour: YarnColour, order: readonly ThreadRun[] | undefined): YarnColour[] {
  if (!order || order.length === 0) return [colour];
  return order.flatMap((run) => Array.from({ length: run.threads }, () => run.colour));
}
