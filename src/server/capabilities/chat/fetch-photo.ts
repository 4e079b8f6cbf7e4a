/** A file from the chat goes through the same checks as one that is uploaded in the app. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { ChatContent } from '#server/integrations/whatsapp/port.ts';
import type { Services } from '#server/services.ts';
import type { Customer } from '../account/find-customer.ts';
import { keepFile } from '../uploads/store-file.ts';

type ChatFile = Extract<ChatContent, { kind: 'file' }>;

/** Null when it cannot be used. A scanner that is away is a fault, so the job comes back to it. */
export async function fetchPhoto(
  services: Services,
  { brand_id: brandId, customer_id: customerId }: Customer,
  { mediaId, name }: ChatFile,
): Promise<string | null> {
  const content = (await services.chat?.downloadMedia(mediaId)) ?? null;
  if (content === null) return null;
  try {
    const given = { name: name ?? 'WhatsApp photo', content };
    const { file_id } = await keepFile(services, { kind: 'customer', brandId, customerId }, given);
    return file_id;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'scanner_unavailable') return null;
    throw error;
  }
}
