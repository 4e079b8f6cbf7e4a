import type { RefusalCode, RefusalDetails } from '#domain/shared/refusal.ts';
import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import { GENERAL_ERROR_MESSAGE } from './general-error-message.ts';

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
  reference_code_wrong: 422,
  identity_taken: 409,
  gst_not_active: 422,
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

/** Plain words for people; they travel with each refusal, so the app need not carry this table. */
export const ERROR_MESSAGE = {
  not_found: 'We could not find this.',
  not_allowed: 'You do not have permission to do this.',
  illegal_transition: 'This has changed in the meantime and can no longer be done.',
  code_wrong: 'Incorrect code. Check it and try again.',
  code_expired: 'This code has expired. Request a new one.',
  too_many_tries: 'Too many incorrect attempts. Request a new code.',
  proof_of_work_required: 'We are seeing many incorrect codes right now. Please sign in on our website.',
  too_many_codes: 'You have requested several codes. Please wait a moment.',
  exchange_refused: 'This sign-in link has expired.',
  session_ended: 'Please sign in again.',
  idempotency_key_reused: 'This request was already sent with different content.',
  currency_mismatch: 'These amounts are in different currencies.',
  form_refused: 'Some fields need your attention.',
  step_up_required: 'Please confirm with a one-time code first.',
  sign_up_ended: 'Confirm your phone number again before you sign up.',
  invitation_ended: 'This invitation has expired. Request a new one.',
  terms_outdated: 'Our terms have changed. Please read and accept them again.',
  reference_code_wrong: 'We do not recognise this reference code.',
  identity_taken: 'This cannot be used to sign in. Please use a different one.',
  gst_not_active: 'This GST registration is not active.',
  gst_already_added: 'You have already added a GST number for this state.',
  address_in_use: 'Set another default address first.',
  pincode_unknown: 'We could not find this PIN code. Please check the 6 digits.',
  ifsc_unknown: 'No bank has this IFSC code. Check the code and try again.',
  file_too_large: `This file is larger than ${UPLOAD_LIMIT_TEXT}.`,
  file_type_refused: 'Please choose a PDF, JPEG, PNG or WebP file.',
  heic_refused:
    'This photo is in HEIC format, which we cannot open. On an iPhone, choose Settings, Camera, Formats, Most Compatible and take it again, or save it as a JPEG.',
  file_empty: 'This file is empty.',
  file_infected: 'Our virus scanner blocked this file.',
  pdf_locked: 'This PDF is protected by a password. Please save it without one and try again.',
  pdf_unreadable: 'We could not read this PDF. Please save or print it to a new PDF and try again.',
  too_many_files: "You have reached today's upload limit. Please try again tomorrow.",
  scanner_unavailable: 'We cannot check files right now. Please try again in a moment.',
  image_too_large: 'This picture is too large. Please choose a smaller one.',
  link_ended: 'This link has expired.',
  draft_outdated: 'This draft has been changed on another device.',
  record_outdated:
    'A colleague changed this while you were editing. Load the latest version and make your changes again.',
  quote_total_unknown:
    'This quote has no total yet because freight or tax is missing. Ask us for it, then approve the new version.',
  quote_expired: 'The price of this quote has expired. Ask for a fresh quote.',
  quote_version_outdated: 'There is a newer version of this quote. Please check it first.',
  another_quote_approved: 'Another quote for this query has already been approved.',
  counter_rate_refused: 'Enter a rate above 0 and below the quoted rate, or change other terms.',
  order_refused: 'This order cannot be placed as it is.',
  order_exists: 'There is already an order for this quote.',
  stock_gone: 'Someone else ordered first, and there isn’t enough stock left.',
  hold_ended: 'The hold on this order has expired. Please place it again.',
  not_cancellable: 'This order can no longer be cancelled.',
  method_closed: 'This payment method is not available here.',
  payment_under_way: 'A payment is in progress. Please wait until it is confirmed or has failed.',
  provider_unavailable:
    'The payment service is not responding. Your order is safe; please try again in a moment.',
  swatch_refused: 'A swatch of this fabric can’t be requested right now.',
  second_person_needed: 'Someone else has to approve this too.',
  role_too_new: 'Your role is new. You can approve this a day after you were given it.',
  task_blocked: 'Another task has to be finished first.',
  sample_decided: 'Someone in your company has already decided on this sample.',
  rounds_used_up: 'All rounds of this sample have been used. Please message us so that we can discuss it.',
  sample_photo_missing: 'Add a photo of each option or lot before you send the sample.',
  photo_approval_needed: 'We only have photos of this sample. Accept approval by photo for this order first.',
  not_delivered: 'This is possible once the goods have been delivered.',
  feedback_given: 'This order has already been rated.',
  not_claimable: 'This fabric is not eligible for a return.',
  roll_claimed: 'Another issue has been raised for one of these rolls. Choose other rolls.',
  issue_changed: 'This issue has changed in the meantime. Read it again before you decide.',
  escalation_too_early: 'We still have time to reply to this issue. You can escalate it after that.',
  invalid_input: 'Some fields need your attention.',
  unauthenticated: 'Please sign in.',
  route_not_found: 'There is nothing at this address.',
  body_too_large: 'This is too large to send.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  rate_limited: 'Too many requests. Please wait a moment.',
  overloaded: 'We are very busy right now. Please try again in a moment.',
  unavailable: 'We cannot respond right now. Please try again in a moment.',
  unexpected: GENERAL_ERROR_MESSAGE,
} as const satisfies Record<ErrorCode, string>;

export type ErrorBody = {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  details?: RefusalDetails;
};
