import type { Problem } from '#domain/shared/problem.ts';
import type { RefusalCode, RefusalDetails } from '#domain/shared/refusal.ts';

/** What the plumbing itself answers, before any business rule is asked. */
export type PlumbingCode =
  | 'invalid_input'
  | 'unauthenticated'
  | 'route_not_found'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'overloaded'
  | 'unavailable'
  | 'unexpected';

export type ErrorCode = RefusalCode | PlumbingCode;

export const HTTP_STATUS_OF = {
  not_found: 404,
  not_allowed: 403,
  // Not 403: that would end the sign-in. `details.roles` says who may.
  role_needed: 422,
  last_owner: 409,
  // `details.message` says why.
  own_order: 409,
  // `details.message` says what stands in the way.
  merge_refused: 409,
  company_merged: 409,
  illegal_transition: 409,
  code_wrong: 422,
  code_expired: 410,
  too_many_tries: 429,
  too_many_codes: 429,
  // `details.puzzle` is to be solved and sent back in the header `X-Proof-Of-Work`.
  proof_of_work_required: 428,
  exchange_refused: 422,
  session_ended: 401,
  idempotency_key_reused: 409,
  currency_mismatch: 422,
  form_refused: 422,
  // Not 403: that would end the sign-in.
  step_up_required: 422,
  sign_up_ended: 410,
  invitation_ended: 410,
  terms_outdated: 409,
  identity_taken: 409,
  gst_already_added: 409,
  address_in_use: 409,
  pincode_unknown: 404,
  ifsc_unknown: 404,
  file_too_large: 413,
  file_type_refused: 415,
  heic_refused: 415,
  file_empty: 422,
  file_infected: 422,
  pdf_locked: 422,
  pdf_unreadable: 422,
  too_many_files: 429,
  scanner_unavailable: 503,
  image_too_large: 422,
  link_ended: 410,
  draft_outdated: 409,
  record_outdated: 409,
  quote_expired: 410,
  quote_total_unknown: 422,
  quote_version_outdated: 409,
  another_quote_approved: 409,
  counter_rate_refused: 422,
  // `details.code` names the problem, `details.message` says it.
  order_refused: 422,
  order_exists: 409,
  stock_gone: 409,
  hold_ended: 410,
  not_cancellable: 409,
  // `details.message` says what to do instead.
  method_closed: 422,
  payment_under_way: 409,
  provider_unavailable: 503,
  second_person_needed: 409,
  // `details.message` says for how long.
  role_too_new: 409,
  // `details.message` says why.
  swatch_refused: 409,
  // `details.message` says what has to happen first.
  task_blocked: 409,
  // `details.message` says who was faster.
  sample_decided: 409,
  rounds_used_up: 409,
  photo_approval_needed: 422,
  // `details.message` says of which options or lots.
  sample_photo_missing: 422,
  not_delivered: 409,
  // `details.message` says who was faster.
  feedback_given: 409,
  // `details.reason` names the reason, `details.message` says it.
  not_claimable: 422,
  roll_claimed: 409,
  // `details.message` says what happened to it.
  issue_changed: 409,
  // `details.from` says from when on.
  escalation_too_early: 409,
  invalid_input: 400,
  unauthenticated: 401,
  route_not_found: 404,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  overloaded: 503,
  unavailable: 503,
  unexpected: 500,
} as const satisfies Record<ErrorCode, number>;

/** What every error reply says, besides its status. */
export type ErrorBody = {
  code: ErrorCode;
  /** In English, for whoever reads the reply itself. */
  message: string;
  fields?: Record<string, string>;
  details?: RefusalDetails;
  /** The finer reason as a code with its values, so that an app can say it in its own language. */
  problem?: Problem;
  fieldProblems?: Record<string, Problem>;
};
