/** "name@bank" becomes "na••••@bank": two signs, never more than half, and always four dots. */
export function maskVpa(vpa: string): string {
  const at = vpa.lastIndexOf('@');
  const shown = vpa.slice(0, Math.min(2, Math.floor(at / 2)));
  return `${shown}••••${vpa.slice(at)}`;
}
