/** What this process does behind the scenes, for all processes together. */

import { scheduleRegistry } from './capabilities/delivery/registration/call-registry.ts';
import { followOrdersWithDocuments } from './capabilities/documents/issue/issue-due-documents.ts';
import { renderQueuedDocuments } from './capabilities/documents/rendering/render-document.ts';
import { scheduleIssueClocks } from './capabilities/issues/close-claim-windows.ts';
import { scheduleNotifications } from './capabilities/notifications/deliveries/deliver-due.ts';
import { schedulePaymentJobs } from './capabilities/payments/payment-jobs.ts';
import { schedulePaymentReminders } from './capabilities/payments/remind-of-payments.ts';
import { sendQueuedWelcomes } from './capabilities/preferences/welcome-on-whatsapp.ts';
import { followOrders } from './capabilities/production/follow-order.ts';
import { scheduleForecasts } from './capabilities/production/refresh-forecasts.ts';
import { scheduleSampleReminders } from './capabilities/production/samples/remind-of-samples.ts';
import { scheduleQuoteExpiry } from './capabilities/quotes/expiry/expire-quotes.ts';
import { scheduleExpiryReminders } from './capabilities/quotes/expiry/remind-of-expiry.ts';
import { deliverSupplierMessages } from './capabilities/requests/suppliers/deliver-supplier-messages.ts';
import { returnChargesWithOrders } from './capabilities/swatches/return-charges.ts';
import { scheduleGstRechecks } from './capabilities/tax-numbers/recheck-gst-numbers.ts';
import { scheduleOrphanedFileRemoval } from './capabilities/uploads/remove-orphaned-files.ts';
import { scheduleSealing } from './db/history-chain/seal-history.ts';
import { deliverQueuedMessages } from './integrations/messages/deliver-message.ts';
import { chooseSenders } from './integrations/messages/senders.ts';
import { hasBuiltInSandbox } from './integrations/payments/payment-config.ts';
import { deliverSandboxWebhooks } from './integrations/payments/sandbox/deliver-webhooks.ts';
import { scheduleCleanup } from './jobs/schedule-cleanup.ts';
import type { Parts } from './parts.ts';

export async function startWorkers(parts: Parts, print: (line: string) => void): Promise<void> {
  const senders = chooseSenders(parts, print);
  await deliverQueuedMessages(parts, senders);
  await scheduleNotifications(parts, senders);
  await deliverSupplierMessages(parts, senders);
  await sendQueuedWelcomes(parts, senders);
  await scheduleGstRechecks(parts);
  await scheduleQuoteExpiry(parts);
  await scheduleExpiryReminders(parts);
  await followOrders(parts);
  await returnChargesWithOrders(parts);
  await scheduleForecasts(parts);
  await scheduleSampleReminders(parts);
  await scheduleRegistry(parts);
  await scheduleIssueClocks(parts);
  await followOrdersWithDocuments(parts);
  await renderQueuedDocuments(parts);
  await schedulePaymentJobs(parts);
  await schedulePaymentReminders(parts);
  if (hasBuiltInSandbox(parts.config)) await deliverSandboxWebhooks(parts);
  await scheduleOrphanedFileRemoval(parts);
  await scheduleCleanup(parts);
  scheduleSealing(parts);
}
