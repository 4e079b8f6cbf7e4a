/** What this process does behind the scenes, for all processes together. */

import { handleChatMessages } from './capabilities/chat/handle-message.ts';
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
import { followOrdersWithPurchases } from './capabilities/purchases/make-purchase.ts';
import { scheduleQuoteExpiry } from './capabilities/quotes/expiry/expire-quotes.ts';
import { scheduleExpiryReminders } from './capabilities/quotes/expiry/remind-of-expiry.ts';
import { deliverSupplierMessages } from './capabilities/requests/suppliers/deliver-supplier-messages.ts';
import { publishQuotesByRule } from './capabilities/suppliers/publish-by-rule.ts';
import { returnChargesWithOrders } from './capabilities/swatches/return-charges.ts';
import { scheduleGstRechecks } from './capabilities/tax-numbers/recheck-gst-numbers.ts';
import { scheduleOrphanedFileRemoval } from './capabilities/uploads/remove-orphaned-files.ts';
import { scheduleSealing } from './db/history-chain/seal-history.ts';
import { deliverQueuedMessages } from './integrations/messages/deliver-message.ts';
import { chooseSenders } from './integrations/messages/senders.ts';
import { hasBuiltInSandbox } from './integrations/payments/payment-config.ts';
import { deliverSandboxWebhooks } from './integrations/payments/sandbox/deliver-webhooks.ts';
import { scheduleCleanup } from './jobs/schedule-cleanup.ts';
import type { Services } from './services.ts';

export async function startWorkers(services: Services, print: (line: string) => void): Promise<void> {
  const senders = chooseSenders(services, print);
  await deliverQueuedMessages(services, senders);
  await scheduleNotifications(services, senders);
  await deliverSupplierMessages(services, senders);
  await sendQueuedWelcomes(services, senders);
  await handleChatMessages(services);
  await scheduleGstRechecks(services);
  await scheduleQuoteExpiry(services);
  await scheduleExpiryReminders(services);
  await publishQuotesByRule(services);
  await followOrders(services);
  await returnChargesWithOrders(services);
  await followOrdersWithPurchases(services);
  await scheduleForecasts(services);
  await scheduleSampleReminders(services);
  await scheduleRegistry(services);
  await scheduleIssueClocks(services);
  await followOrdersWithDocuments(services);
  await renderQueuedDocuments(services);
  await schedulePaymentJobs(services);
  await schedulePaymentReminders(services);
  if (hasBuiltInSandbox(services.config)) await deliverSandboxWebhooks(services);
  await scheduleOrphanedFileRemoval(services);
  await scheduleCleanup(services);
  scheduleSealing(services);
}
