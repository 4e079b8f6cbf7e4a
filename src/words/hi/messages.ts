/** Every notification of every capability. */

import type { AllMessageTexts } from '#domain/shared/message.ts';
import { CLAIM_MESSAGE_TEXT } from './claim-history.ts';
import { REQUEST_MESSAGE_TEXT } from './request-history.ts';
import { SWATCH_MESSAGE_TEXT } from './swatches.ts';

export const MESSAGE_TEXT: AllMessageTexts = {
  ...SWATCH_MESSAGE_TEXT,
  ...CLAIM_MESSAGE_TEXT,
  ...REQUEST_MESSAGE_TEXT,
};
