import type { Services } from '#server/services.ts';

export type SandboxServices = Pick<Services, 'config' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets'>;
