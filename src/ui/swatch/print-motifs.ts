import type { PrintMotif } from './construction.ts';

/** A motif on a 100 grid; each shape takes the print colour of its place, the last one when there are fewer. */
export type MotifShape = { path: string; colour: number };

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`;
}

const PETALS = [
  circle(50, 20, 10),
  circle(64, 30, 10),
  circle(59, 46, 10),
  circle(41, 46, 10),
  circle(36, 30, 10),
].join('');

export const MOTIF_SHAPES: Record<PrintMotif, readonly MotifShape[]> = {
  dots: [{ path: circle(50, 50, 21), colour: 0 }],
  sprigs: [
    {
      path: 'M48 50c2 16 0 30-8 44l4 2c10-15 11-30 8-46zM47 80c-13 0-21-7-24-18 13-1 22 6 24 18M52 70c10-1 18-7 21-18-12-1-20 6-21 18',
      colour: 1,
    },
    { path: PETALS, colour: 0 },
    { path: circle(50, 34, 5), colour: 2 },
  ],
  diamonds: [
    { path: 'M50 2l38 48-38 48-38-48zM50 16l-27 34 27 34 27-34z', colour: 0 },
    { path: 'M50 33l14 17-14 17-14-17z', colour: 1 },
  ],
  leaves: [
    { path: 'M50 4c24 20 28 56 1 92-27-36-25-72-1-92M49 22l1 62 3-62z', colour: 0 },
    { path: circle(84, 14, 6) + circle(16, 88, 4), colour: 1 },
  ],
};

export type MotifPlace = { x: number; y: number; turned: boolean };

/** Half-drop repeat, as most all-over prints are laid out; every second column leans the other way. */
export function motifPlaces(side: number, cell: number): MotifPlace[] {
  const columns = Math.ceil(side / cell) + 1;
  return Array.from({ length: columns * columns }, (_, place) => {
    const column = place % columns;
    const row = Math.floor(place / columns);
    const drop = column % 2 === 0 ? 0 : -0.5;
    return {
      x: Math.round((column - 0.4) * cell),
      y: Math.round((row + drop - 0.1) * cell),
      turned: column % 2 === 1,
    };
  });
}
