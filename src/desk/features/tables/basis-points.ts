/** "5" and "2.5" are percent; what is no such figure is sent as it cannot be, so that the server says what is wrong. */
export function basisPointsOf(percent: string): number {
  const [, whole = '', parts = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(percent.trim()) ?? [];
  return whole === '' ? -1 : Number(whole) * 100 + Number(parts.padEnd(2, '0'));
}
