/** Everything the business may answer "no" with. Closed: adding a code breaks the build until every table knows it. */
export type RefusalCode =
  | 'not_found'
  | 'not_allowed'
  | 'role_needed'
  | 'last_owner'
  | 'own_order'
  | 'merge_refused'
  | 'company_merged'
  | 'illegal_transition'
  | 'code_wrong'
  | 'code_expired'
  | 'too_many_tries'
  | 'too_many_codes'
  | 'proof_of_work_required'
  | 'exchange_refused'
  | 'session_ended'
  | 'idempotency_key_reused'
  | 'currency_mismatch'
  | 'form_refused'
  | 'step_up_required'
  | 'sign_up_ended'
  | 'invitation_ended'
  | 'terms_outdated'
  | 'identity_taken'
  | 'gst_already_added'
  | 'address_in_use'
  | 'pincode_unknown'
  | 'ifsc_unknown'
  | 'file_too_large'
  | 'file_type_refused'
  | 'heic_refused'
  | 'file_empty'
  | 'file_infected'
  | 'pdf_locked'
  | 'pdf_unreadable'
  | 'too_many_files'
  | 'scanner_unavailable'
  | 'image_too_large'
  | 'link_ended'
  | 'draft_outdated'
  | 'record_outdated'
  | 'quote_expired'
  | 'quote_total_unknown'
  | 'quote_version_outdated'
  | 'another_quote_approved'
  | 'counter_rate_refused'
  | 'order_refused'
  | 'order_exists'
  | 'stock_gone'
  | 'hold_ended'
  | 'not_cancellable'
  | 'method_closed'
  | 'payment_under_way'
  | 'provider_unavailable'
  | 'second_person_needed'
  | 'role_too_new'
  | 'swatch_refused'
  | 'task_blocked'
  | 'sample_decided'
  | 'rounds_used_up'
  | 'photo_approval_needed'
  | 'sample_photo_missing'
  | 'not_delivered'
  | 'feedback_given'
  | 'not_claimable'
  | 'roll_claimed'
  | 'issue_changed'
  | 'escalation_too_early';

export type RefusalDetails = Readonly<Record<string, string | number | boolean>>;

/** A problem of the closed list in `problem.ts`, by its code. */
export type StatedProblem = { readonly code: string; readonly params?: object };
/** A sentence, where the rule of the field has no code yet. */
export type FieldProblem = string | StatedProblem;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  /** What is wrong with each field of a form that needs another look. */
  readonly fields: Readonly<Record<string, FieldProblem>> | null;
  /** Why, where the code alone does not say it. */
  readonly problem: StatedProblem | null;

  constructor(
    code: RefusalCode,
    details: RefusalDetails = {},
    fields: Readonly<Record<string, FieldProblem>> | null = null,
    problem: StatedProblem | null = null,
  ) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.fields = fields;
    this.problem = problem;
  }
}

/** A form whose fields broke a rule. */
export function formRefusal(problems: Readonly<Record<string, string | undefined>>): Refusal {
  return refusedFields(problems);
}

/** For `problem.ts`, which closes the list of codes. */
export function refusedFields(problems: Readonly<Record<string, FieldProblem | undefined>>): Refusal {
  const found = Object.entries(problems).filter(
    (entry): entry is [string, FieldProblem] => entry[1] !== undefined,
  );
  return new Refusal('form_refused', {}, Object.fromEntries(found));
}

/** A change carries what it was made on, so that nobody saves over a colleague; a caller that names nothing takes what is stored now. */
export function assertUnchanged<Value extends string | number | boolean | null>(
  readAt: Value | undefined,
  current: Value,
): void {
  if (readAt !== undefined && readAt !== current) throw new Refusal('record_outdated');
}
