/** Every problem of every capability. A screen needs few of them and takes them from their capability. */

import type { AllProblemTexts } from '#domain/shared/problem.ts';
import { ACCOUNT_PROBLEM_TEXT } from './account-problems.ts';
import { CLAIM_PROBLEM_TEXT } from './claim-problems.ts';
import { FEEDBACK_PROBLEM_TEXT } from './feedback.ts';
import { FIELD_PROBLEM_TEXT } from './fields.ts';
import { TYPED_PROBLEM_TEXT } from './forms.ts';
import { REQUEST_PROBLEM_TEXT } from './request-problems.ts';
import { SUPPLIER_RECORD_PROBLEM_TEXT } from './supplier-records.ts';
import { SWATCH_PROBLEM_TEXT } from './swatches.ts';

export const PROBLEM_TEXT: AllProblemTexts = {
  ...FIELD_PROBLEM_TEXT,
  ...TYPED_PROBLEM_TEXT,
  ...ACCOUNT_PROBLEM_TEXT,
  ...FEEDBACK_PROBLEM_TEXT,
  ...SWATCH_PROBLEM_TEXT,
  ...CLAIM_PROBLEM_TEXT,
  ...REQUEST_PROBLEM_TEXT,
  ...SUPPLIER_RECORD_PROBLEM_TEXT,
};
