import { REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { REQUEST_STATUS_LABEL } from '#words/en/requests.ts';

export function requestStatusText({ status: code }: { readonly status: number }): string {
  const status = nameOfCode<RequestStatus, number>(REQUEST_STATUS_CODE, code);
  return status === null ? '' : REQUEST_STATUS_LABEL[status];
}
