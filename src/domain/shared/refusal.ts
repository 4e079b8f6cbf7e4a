/** Everything the business may answer "no" with. Closed: adding a code breaks the build until every table knows it. */
export type RefusalCode =
  | 'not_found'
  | 'not_allowed'
  | 'illegal_transition'
  | 'code_wrong'
  | 'code_expired'
  | 'too_many_tries'
  | 'too_many_codes'
  | 'exchange_refused'
  | 'session_ended'
  | 'idempotency_key_reused'
  | 'currency_mismatch';

export type RefusalDetails = Readonly<Record<string, string | number | boolean>>;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
