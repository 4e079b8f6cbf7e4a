/** The number of the business at Meta: all of it or nothing. Without it a plain gateway or the sandbox sends, and nobody writes to us. */
import type { Environment } from '#server/environment.ts';

export type WhatsappConfig = {
  /** With its version, such as https://graph.facebook.com/v23.0 */
  apiBase: string;
  token: string;
  phoneNumberId: string;
  /** Newest first; the earlier one is believed until it is taken out. */
  appSecrets: readonly string[];
  verifyToken: string;
};

const NEEDED = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_API_BASE',
  'WHATSAPP_API_KEY',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

export function whatsappConfigOf(env: Environment): WhatsappConfig | null {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_API_BASE: apiBase } = env;
  const { WHATSAPP_API_KEY: token, WHATSAPP_VERIFY_TOKEN: verifyToken, WHATSAPP_APP_SECRET } = env;
  if (!phoneNumberId || !apiBase || !token || !verifyToken || WHATSAPP_APP_SECRET.length === 0) return null;
  return { apiBase, token, phoneNumberId, appSecrets: WHATSAPP_APP_SECRET, verifyToken };
}

/** The address and the key alone are those of a plain gateway. */
export function whatsappProblems(env: Environment): string[] {
  const isMeant =
    env.WHATSAPP_PHONE_NUMBER_ID || env.WHATSAPP_VERIFY_TOKEN || env.WHATSAPP_APP_SECRET.length > 0;
  if (!isMeant) return [];
  return NEEDED.filter((name) => !env[name]?.length).map((name) => `${name} must be set.`);
}
