/** WhatsApp numbers that nobody else in a test run has. */
let numbers = 0;
export function someNumber() {
  numbers += 1;
  const number = `98${String(numbers).padStart(8, '0')}`;
  return {
    number,
    countryCode: '91' as const,
    address: `+91${number}`,
    masked: `+91 ••••• •${number.slice(-4)}`,
  };
}
export type WhatsappNumber = ReturnType<typeof someNumber>;
export const bodyOf = ({ number, countryCode }: WhatsappNumber) => ({ number, countryCode });
export const otherThan = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
