/** What a process and its supervisor say to each other. */
export const READY = 'ready';
export const METRICS_WANTED = 'metrics-wanted';
export const METRICS = 'metrics';

export type SupervisorMessage =
  | { kind: typeof READY }
  | { kind: typeof METRICS_WANTED; id: number }
  | { kind: typeof METRICS; id: number; text: string | null };
