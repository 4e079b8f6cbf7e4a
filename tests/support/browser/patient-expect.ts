import { expect as baseExpect } from '@playwright/test';

/** Patient, because a busy machine is slow: what is there at once is seen at once all the same. */
export const expect = baseExpect.configure({ timeout: 15_000 });
