import type { Parts } from '#server/parts.ts';

export type SandboxParts = Pick<Parts, 'config' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets'>;
