/** How many processes share the work of one machine. */

/** `everything`: one process alone. Else some answer calls and exactly one works off jobs for all. */
export type ProcessRole = 'everything' | 'web' | 'jobs';

/** `web`: how many answer calls beside the one for jobs; none means that one process does everything. */
export type ProcessPlan = { web: number };

export const MOST_PROCESSES = 64;

/** `PROCESSES`: a number, or null for as many as there are cores. What is no number is refused with the configuration. */
export function readProcesses(env: Record<string, string | undefined>): number | null {
  const value = env.PROCESSES?.trim() ?? '';
  return /^[1-9]\d?$/.test(value) && Number(value) <= MOST_PROCESSES ? Number(value) : null;
}

/** `DRAIN_SECONDS`, for the supervisor's own patience; what is no number is refused with the configuration. */
export function readDrainSeconds(env: Record<string, string | undefined>): number {
  const value = env.DRAIN_SECONDS?.trim() ?? '';
  return /^\d{1,3}$/.test(value) ? Number(value) : 0;
}

export function processPlan(wanted: number | null, cores: number): ProcessPlan {
  const web = wanted ?? cores;
  return { web: web > 1 ? web : 0 };
}

/** Connections to the database are few: PostgreSQL grants a hundred unless told otherwise. */
const SHARED_CONNECTIONS = 60;
const MOST_OF_ONE = 12;
const LEAST_OF_ONE = 4;

export function poolSizeFor({ web }: ProcessPlan): number {
  const share = Math.floor(SHARED_CONNECTIONS / Math.max(1, web));
  return Math.min(MOST_OF_ONE, Math.max(LEAST_OF_ONE, share));
}
