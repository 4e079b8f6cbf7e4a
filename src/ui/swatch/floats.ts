/**
 * Where a thread shows and where it hides along its way: on and off lengths that repeat with the weave.
 * A line drawn with them starts `lead` before its first crossing, which is where a float begins.
 */
export type Dashes = { lengths: readonly number[]; lead: number };

export type FloatShape = {
  /** Distance from one crossing thread to the next. */
  pitch: number;
  /** Thickness of the thread itself, whose round tips lengthen every dash. */
  thickness: number;
  /** How far a float reaches into the gap beyond its last crossing. */
  reach: number;
};

/**
 * Turns "on top or below" at each crossing of one repeat into dashes; neighbouring crossings become one float.
 */
export function floatDashes(onTop: readonly boolean[], { pitch, thickness, reach }: FloatShape): Dashes {
  // The shortest float bounds the inset: it never vanishes, its round tips alone make a bead.
  const inset = Math.min(Math.round(thickness / 2 - reach), Math.floor((pitch - 1) / 2));
  const first = onTop.findIndex((up, at) => up && !onTop.at(at - 1));
  const lengths = runLengths([...onTop.slice(first), ...onTop.slice(0, first)]).map((crossings, run) =>
    run % 2 === 0 ? crossings * pitch - 2 * inset : crossings * pitch + 2 * inset,
  );
  return { lengths, lead: wrap(-first * pitch - inset, onTop.length * pitch) };
}

function runLengths(line: readonly boolean[]): number[] {
  const runs: number[] = [];
  line.forEach((up, at) => {
    if (at > 0 && up === line[at - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  });
  return runs;
}

function wrap(value: number, size: number): number {
  return ((value % size) + size) % size;
}
