/** No answer in time says nothing about whether a message was taken. */
export function isInDoubt({ name, code }: Error & { code?: string }): boolean {
  return name === 'TimeoutError' || code === 'ETIMEDOUT';
}
