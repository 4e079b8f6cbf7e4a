/** "+919876543210" as people read it: "+91 98765 43210". Both countries write ten digits behind the code. */
export function spacedPhone(e164: string): string {
  return e164.replace(/^\+(91|880)(\d{5})(\d{5})$/, '+$1 $2 $3');
}
