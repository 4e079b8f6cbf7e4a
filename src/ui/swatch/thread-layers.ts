import type { ClothFrame } from './cloth-frame.ts';
import type { Construction } from './construction.ts';
import { type Dashes, floatDashes } from './floats.ts';
import { strokesOf, type ThreadStroke } from './thread-shading.ts';
import type { Thread } from './threads.ts';
import { draftOf } from './weave.ts';

export type Cloth = {
  construction: Construction;
  frame: ClothFrame;
  ends: readonly Thread[];
  picks: readonly Thread[];
};

export type Direction = 'warp' | 'weft';

export type ThreadPath = { lines: string; dashes: string };

export type ThreadLayer = { paths: readonly ThreadPath[]; strokes: readonly ThreadStroke[] };

/** Threads of one colour and tone share their strokes; within them, threads with the same floats share one path. */
export function layersOf(direction: Direction, cloth: Cloth): ThreadLayer[] {
  const threads = direction === 'warp' ? cloth.ends : cloth.picks;
  return grouped(threads, (thread) => `${thread.colour}${thread.tone}`).map((group) => ({
    paths: pathsOf(direction, group, cloth),
    strokes: strokesOf(direction, group[0], cloth),
  }));
}

function pathsOf(direction: Direction, threads: readonly Thread[], cloth: Cloth): ThreadPath[] {
  const drawn = threads.map((thread) => {
    const { lengths, lead } = dashesOf(direction, thread.at, cloth);
    return { dashes: lengths.join(' '), line: fullLine(direction, thread.centre, lead, cloth.frame) };
  });
  return grouped(drawn, ({ dashes }) => dashes).map((group) => ({
    dashes: group[0].dashes,
    lines: group.map(({ line }) => line).join(''),
  }));
}

function fullLine(
  direction: Direction,
  centre: number,
  lead: number,
  { side, endPitch, pickPitch }: ClothFrame,
): string {
  if (direction === 'weft') return `M${-lead} ${centre}H${side + endPitch}`;
  return `M${centre}${lead > 0 ? '-' : ' '}${lead}V${side + pickPitch}`;
}

export function dashesOf(direction: Direction, at: number, { construction, frame }: Cloth): Dashes {
  const draft = draftOf(construction.weave);
  if (direction === 'weft') {
    const row = draft[(at + draft.length) % draft.length] ?? [];
    return floatDashes(
      row.map((warpUp) => !warpUp),
      {
        pitch: frame.endPitch,
        thickness: frame.pickThickness,
        reach: frame.pickReach,
      },
    );
  }
  const width = draft[0]?.length ?? 1;
  const column = draft.map((row) => row[(at + width) % width] ?? false);
  return floatDashes(column, {
    pitch: frame.pickPitch,
    thickness: frame.endThickness,
    reach: frame.endReach,
  });
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
