/** Every closed list of the domain against the checks of the tables that keep it: whoever adds a value is told of both. */
import { expect, test } from 'vitest';
import { policyName } from '#contract/customer/policies.ts';
import { SAMPLE_CHOICES } from '#contract/customer/quotes.ts';
import { PAYMENTS_IN_PROGRESS } from '#contract/order-fields.ts';
import { ACTOR_KINDS } from '#contract/staff/audit.ts';
import { AUTOPILOT_PACES } from '#contract/staff/autopilot.ts';
import { ADDRESS_OWNERSHIPS } from '#domain/account/address/address-use.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { NOTIFICATION_CHANNELS } from '#domain/account/choices/notification-choices.ts';
import { WORK_SCOPES } from '#domain/account/company/assignment.ts';
import { COMPANY_ROLES } from '#domain/account/company/company-role.ts';
import { BUSINESS_TYPES } from '#domain/account/sign-up/business-type.ts';
import { STAFF_ROLES } from '#domain/account/staff-role.ts';
import { MSME_ACTIVITIES, MSME_CLASSES } from '#domain/account/tax-numbers/msme.ts';
import { VERIFICATION_REVIEWS } from '#domain/account/verification-review.ts';
import { VERIFICATION_STATUS_CODE } from '#domain/account/verification-status.ts';
import { WHATSAPP_VALIDITY_CODE } from '#domain/account/whatsapp-validity.ts';
import { CANCEL_REASONS } from '#domain/books/registration/cancel-registration.ts';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { OPTION_LISTS } from '#domain/catalogue/material-options.ts';
import { CERTIFICATION_LABEL } from '#domain/catalogue/quality-mark.ts';
import { ALERT_KINDS } from '#domain/catalogue/rates/quality-alert.ts';
import { MESSAGE_STATUSES } from '#domain/chat/message-status.ts';
import { TRANSPORT_MODE_LABEL } from '#domain/delivery/dispatch-papers.ts';
import { TRANSPORT_EVENT_LABEL } from '#domain/delivery/transport-event.ts';
import { DOCUMENT_TYPE_LABEL } from '#domain/documents/document-type.ts';
import type { SupplyType } from '#domain/documents/tax/tax-document.ts';
import { NOT_ELIGIBLE_REASONS } from '#domain/issues/issue-status.ts';
import { OUTCOMES } from '#domain/issues/outcome.ts';
import { ORDER_KIND_LABEL } from '#domain/orders/order-kind.ts';
import { ORDER_SOURCES } from '#domain/orders/order-source.ts';
import { INSTALMENT_LABEL } from '#domain/payments/plan/payment-plan.ts';
import { HELD_ACTS } from '#domain/payments/two-people.ts';
import { LIGHT_SOURCES } from '#domain/production/lab-reading.ts';
import { PRODUCTION_STAGES } from '#domain/production/production-stage.ts';
import { SAMPLE_TYPE_LABEL } from '#domain/production/sample-approval.ts';
import type { SampleDecision } from '#domain/production/sample-decision.ts';
import { TASK_OWNERS } from '#domain/production/schedule/plan-task.ts';
import { STANDARD_METHODS } from '#domain/production/standards/give-standard.ts';
import { STANDARD_KINDS } from '#domain/production/standards/standard-status.ts';
import { DELIVERY_TERM_LABEL, INCOTERM_LABEL } from '#domain/quotes/delivery-term.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { LENGTH_UNITS } from '#domain/shared/length.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import { MILL_REPORT_KINDS } from '#domain/suppliers/mill-report.ts';
import { closedColumns, valuesIn } from '#tests/support/database/closed-columns.ts';
import { STORED_CYCLES } from '#tests/support/database/stored-cycles.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));

const SUPPLIES: Record<SupplyType, true> = { domestic: true, export_under_lut: true, export_with_tax: true };
const DECISIONS: Record<SampleDecision, true> = { approve: true, resubmit: true };

/** The same list wherever a column has this name. */
const BY_NAME: Record<string, readonly (string | number)[]> = {
  market: MARKETS,
  currency: CURRENCIES,
  from_currency: CURRENCIES,
  to_currency: CURRENCIES,
  unit: LENGTH_UNITS,
  quantity_unit: LENGTH_UNITS,
  credit_days: CREDIT_PERIODS_DAYS,
  msme_class: MSME_CLASSES,
  sample_type: Object.keys(SAMPLE_TYPE_LABEL),
};

const BY_COLUMN: Record<string, readonly (string | number)[]> = {
  'mill_reports.kind': MILL_REPORT_KINDS,
  'addresses.ownership': ADDRESS_OWNERSHIPS,
  'autopilot_settings.pace': AUTOPILOT_PACES,
  'companies.business_type': BUSINESS_TYPES,
  'companies.verification_status': Object.values(VERIFICATION_STATUS_CODE),
  'whatsapp_numbers.validity': Object.values(WHATSAPP_VALIDITY_CODE),
  'companies.verification_review': VERIFICATION_REVIEWS,
  'dispatches.transport_mode': Object.keys(TRANSPORT_MODE_LABEL),
  'documents.type': Object.keys(DOCUMENT_TYPE_LABEL),
  'held_acts.act': HELD_ACTS,
  'history.actor_kind': ACTOR_KINDS,
  'instalments.kind': Object.keys(INSTALMENT_LABEL),
  'invoice_registrations.cancel_reason': CANCEL_REASONS,
  'issue_offers.outcome': OUTCOMES,
  'issues.wanted_outcome': OUTCOMES,
  'material_options_off.list': OPTION_LISTS,
  'msme_details.activity': MSME_ACTIVITIES,
  'msme_details.class': MSME_CLASSES,
  'notification_choices.channel': NOTIFICATION_CHANNELS,
  'notification_deliveries.channel': NOTIFICATION_CHANNELS.filter((channel) => channel !== 'in_app'),
  'orders.issue_reason': NOT_ELIGIBLE_REASONS,
  'orders.kind': Object.keys(ORDER_KIND_LABEL),
  'orders.payment_in_progress': PAYMENTS_IN_PROGRESS,
  'orders.source': ORDER_SOURCES,
  'plan_tasks.owner': TASK_OWNERS,
  'plan_tasks.stage': PRODUCTION_STAGES,
  'plan_tasks.standard_kind': STANDARD_KINDS,
  'qualities.category': Object.keys(FABRIC_CATEGORY_CODE),
  'qualities.kind': Object.keys(ORDER_KIND_LABEL),
  'quality_alerts.kind': ALERT_KINDS,
  'quote_versions.delivery_term': [
    ...new Set([...Object.keys(DELIVERY_TERM_LABEL), ...Object.keys(INCOTERM_LABEL)]),
  ],
  'sample_readings.light_source': LIGHT_SOURCES,
  'quote_versions.sample': SAMPLE_CHOICES,
  'policy_versions.policy': policyName.options,
  'tax_invoices.supply': Object.keys(SUPPLIES),
  'credit_notes.supply': Object.keys(SUPPLIES),
  'swatch_papers.supply': Object.keys(SUPPLIES),
  'sample_pieces.decision': Object.keys(DECISIONS),
  'sample_rounds.decision': Object.keys(DECISIONS),
  'people.language': LANGUAGES,
  'people.roles': COMPANY_ROLES,
  'people.work_scope': WORK_SCOPES,
  'colleague_invitations.roles': COMPANY_ROLES,
  'staff_members.role': STAFF_ROLES,
  'standards.kind': STANDARD_KINDS,
  'standards.method': STANDARD_METHODS,
  'transaction_certificates.standard': Object.keys(CERTIFICATION_LABEL),
  'transport_events.kind': Object.keys(TRANSPORT_EVENT_LABEL),
  'whatsapp_receipts.status': MESSAGE_STATUSES,
};

/** Written and read by one store alone: a new value is a change of that file and its migration. */
const OF_ONE_STORE = [
  'bank_details.kind',
  'captures.reported_by',
  'claims.kind',
  'colleague_invitations.end_reason',
  'counter_offers.answer',
  'demo_requests.status',
  'document_files.state',
  'document_files.variant',
  'gst_numbers.check_state',
  'held_acts.state',
  'instalments.reported_by',
  'invoice_registrations.kind',
  'issue_events.actor_kind',
  'issue_events.kind',
  'issues.inspection',
  'list_counts.list',
  'msme_details.answer',
  'notification_buttons.act',
  'notification_deliveries.state',
  'one_time_codes.end_reason',
  'operator_chores.chore',
  'orders.cancelled_by',
  'paper_series.kind',
  'payment_orders.provider',
  'plan_tasks.gate',
  'plan_tasks.sample_step',
  'quote_versions.balance',
  'refused_payment_proofs.kind',
  'request_messages.author',
  'request_messages.kind',
  'sandbox_messages.channel',
  'sandbox_payments.method',
  'sandbox_payments.status',
  'sessions.end_reason',
  'supplier_messages.channel',
  'supplier_messages.state',
  'supplier_records.gst_state',
  'swatch_papers.kind',
  'whatsapp_messages.kind',
];

const listOf = (column: string) => BY_COLUMN[column] ?? BY_NAME[column.split('.')[1] ?? ''];

test('a closed column takes exactly the values of its list', async () => {
  const columns = (await closedColumns(world.services.db)).filter(listOf);
  expect(columns.length).toBeGreaterThan(60);
  for (const column of columns) {
    const values = listOf(column)?.map(String).toSorted();
    expect(await valuesIn(world.services.db, column), column).toEqual(values);
  }
});

test('every closed column has a list, a life cycle, or one store that owns it', async () => {
  const cycles = STORED_CYCLES.map((cycle) => cycle.in);
  const unknown = (await closedColumns(world.services.db)).filter((column) => !listOf(column));
  expect(unknown.filter((column) => !cycles.includes(column)).toSorted()).toEqual(OF_ONE_STORE.toSorted());
});
