/**
 * What a company is given of its rows, column by column. A column that is in none of these lists fails a test, so that a
 * new one is thought about before it is forgotten, or handed out.
 */

/** Why something is left out, as the export's README says it. */
export const LEFT_OUT_BECAUSE = {
  secret: 'opens something, or is the hash or the sealed form of what does',
  derived: 'follows from the other columns and is kept for speed alone',
  confidential: 'what the marketplace, its staff and its suppliers say among themselves',
  staff: 'belongs to the marketplace’s own people',
} as const;
export type LeftOut = keyof typeof LEFT_OUT_BECAUSE;

export const TABLES_LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  book_tickets: 'secret',
  company_notes: 'confidential',
  document_tickets: 'secret',
  exchange_codes: 'secret',
  export_remittances: 'confidential',
  held_acts: 'confidential',
  list_count_changes: 'derived',
  paper_tickets: 'secret',
  list_counts: 'derived',
  mill_questions: 'confidential',
  mill_quote_publications: 'confidential',
  mill_quotes: 'confidential',
  mill_report_files: 'confidential',
  mill_reports: 'confidential',
  order_notes: 'confidential',
  purchase_invoices: 'confidential',
  purchase_orders: 'confidential',
  purchase_payments: 'confidential',
  refused_payment_proofs: 'confidential',
  staff_members: 'staff',
  staff_views: 'staff',
  supplier_invitations: 'confidential',
  supplier_links: 'confidential',
  supplier_messages: 'confidential',
  supplier_sessions: 'secret',
};

export const COLUMNS_LEFT_OUT: Readonly<Record<string, Readonly<Record<string, LeftOut>>>> = {
  bank_details: { account_sealed: 'secret' },
  approval_links: { key_hash: 'secret' },
  colleague_invitations: { key_hash: 'secret' },
  document_shares: { key_hash: 'secret' },
  dispatches: { dispatch_from: 'confidential' },
  documents: { facts_hash: 'derived' },
  files: { supplier_id: 'confidential', shown_at: 'confidential' },
  fabric_requests: { search_text: 'derived', list_group: 'derived', sub_category_id: 'derived' },
  ledger_entries: { supplier_id: 'confidential' },
  invoice_registrations: {
    attempts: 'derived',
    due_at: 'derived',
    problem: 'derived',
    way_problem: 'derived',
  },
  notification_deliveries: { sealed_to: 'secret' },
  orders: { search_text: 'derived', list_tab: 'derived' },
  payment_links: { key_hash: 'secret' },
  quote_versions: { supplier_rate_minor: 'confidential', margin_basis_points: 'confidential' },
  refund_vpas: { vpa_sealed: 'secret' },
  sessions: { device_key: 'secret', staff_id: 'staff' },
};

const COLUMNS = {
  account_credit_payouts: `
    payout_id brand_id amount_minor currency state asked_at approved_by settled_by settled_at reference
    number asked_by released_by released_at account_changed_at returned_by file_id`,
  addresses: `
    address_id brand_id label ownership country line1 line2 city district region state_code postcode
    contact_name contact_phone is_delhi_ncr is_default_billing is_default_shipping is_default_sample
    created_at removed_at`,
  approval_links: 'brand_id order_id approver_id terms sent_at',
  bank_details: 'brand_id kind account_holder account_masked bank_code bank_name updated_at routing_number',
  bank_transfers: `
    transfer_id brand_id payment_order_id utr amount_minor withheld_minor paid_on proof_file_id state
    reported_at settled_at settled_by refuse_reason statement_line`,
  captures: `
    capture_id brand_id payment_order_id provider provider_payment_id amount_minor currency method
    reported_by captured_at`,
  colleague_invitations: `
    brand_id invitation_id address name roles order_limit_minor invited_by invited_at expires_at ended_at end_reason`,
  company_handovers: 'brand_id from_id to_id offered_at expires_at',
  link_approvers: 'brand_id approver_id name address order_limit_minor added_by added_at ended_at',
  order_approvals:
    'brand_id order_id asked_by asked_at terms comparison decided_by decided_at reason approver_id',
  companies: `
    brand_id name market unit time_zone verification_status created_at legal_name city business_type bin
    reference_code verification_review verification_review_since merged_into merged_at`,
  counter_offers: `
    counter_id brand_id quote_id version customer_id rate_minor note made_at answer answer_note answered_at
    lead_days advance_percent credit_days quantity_thousandths`,
  credit_notes: `
    note_id brand_id order_id issue_id dispatch_id seller_id gstin financial_year number noted_on supply
    currency taxable_minor igst_minor cgst_minor sgst_minor gst_minor round_off_minor total_minor document
    created_at`,
  credit_reversals: 'note_id brand_id asked_on confirmed_on confirmed_by',
  credit_terms: 'brand_id credit_days limit_minor currency updated_at',
  credit_uses: 'order_id brand_id amount_minor released_at',
  delivery_challans: `
    challan_id brand_id order_id issue_id seller_id gstin financial_year number challaned_on currency
    taxable_minor document created_at`,
  dispatch_rolls: `
    roll_id brand_id dispatch_id position bale_number roll_number lot shade colour length_thousandths
    gross_thousandths pieces width_inches net_grams gross_grams points state received_thousandths counted_at
    received_at received_by note`,
  dispatches: `
    dispatch_id brand_id order_id number status is_last unit transporter lr_number vehicle_number eway_bill
    eta created_at dispatched_at delivered_at changed_at closing_reason revision transport_mode
    transporter_gstin lr_on distance_km volume_litres`,
  document_files: 'document_id brand_id variant state progress byte_size sha256 asked_at ready_at',
  document_shares: `
    share_id brand_id document_id created_by created_at expires_at ended_at uses last_used_at`,
  document_voids: 'document_id brand_id reason voided_by voided_at',
  documents: 'document_id brand_id order_id type subject_id number version replaces_id sheet issued_at',
  fabric_requests: `
    fab_id brand_id customer_id assigned_to number status specification sheet revision specification_version quality
    quantity_thousandths quantity_unit required_by order_id created_at submitted_at closed_at
    close_reason_id close_note unserviceable_reason information_asked_at listed_at priorities`,
  feedback: `
    order_id brand_id customer_id supplier_id overall quality match delivery service tags comment given_at`,
  feedback_photos: 'brand_id order_id position file_id',
  files: `
    file_id brand_id customer_id content_type byte_size original_name has_thumbnail created_at removed_at
    staff_id is_demo`,
  gst_numbers: `
    gst_id brand_id gstin state_code legal_name trade_name registry_status check_state checked_at is_default
    created_at removed_at`,
  history: 'history_id brand_id subject_kind subject_id action actor_kind actor_id session_id details at',
  instalments: `
    instalment_id brand_id order_id position kind amount_minor agreed_minor currency paid_minor withheld_minor
    applied_minor dispatch_id invoiced_on due_on
    state paid_at created_at written_off_minor reported_by`,
  issue_events: 'event_id sequence brand_id issue_id kind actor_kind actor_id body fact at',
  issue_offers: 'brand_id issue_id number outcome amount_minor currency note made_at made_by',
  issue_photos: 'brand_id issue_id position file_id',
  issue_rolls: 'brand_id issue_id roll_id is_held',
  issues: `
    issue_id brand_id order_id number status defect affected_thousandths unit is_cut measured fault_counts
    points points_per_100 note wanted_outcome test_report_file_id policy_version raised_by raised_at
    answer_due_at escalate_from escalates_at inspection offer_number settled_minor
    decided_by changed_at
    points_limit`,
  ledger_entries: 'entry_id brand_id order_id kind cause at booked_on',
  ledger_lines: 'entry_id position brand_id account currency amount_minor',
  letters_of_credit: `
    lc_id brand_id payment_order_id number bank expires_on file_id state reported_at settled_by settled_at
    amount_minor currency`,
  msme_details: 'brand_id answer udyam class activity certificate_file_id consented_at updated_at',
  notification_buttons: 'brand_id button_id notification_id customer_id position act label subject used_at',
  notification_choices: 'customer_id event channel is_on',
  notification_deliveries: `
    notification_id brand_id customer_id channel is_digest state due_at attempts problem sent_at`,
  notifications: `
    notification_id brand_id customer_id event occurrence title body message link is_in_app created_at read_at`,
  order_lines: 'order_id brand_id position colour quantity_thousandths lot_id',
  orders: `
    order_id brand_id customer_id assigned_to number status source kind fab_id request_fab_id quality_fab_id quote_id
    quote_version supplier_id seller_id quality specification hsn quantity_thousandths unit currency
    rate_minor delivery_term delivery_place billing shipping gstin place_of_supply tax_preview
    fabric_cost_minor credit_cost_minor logistic_cost_minor tax_lines gst_minor round_off_minor total_minor
    credit_days advance_percent exchange_rate tolerance_percent lead_days dispatch_by po_number po_file_id
    reference_code policy_version needs_approval_code approved_at approval_state validation held_until material_booked_at
    created_at confirmed_at cancelled_at cancelled_by cancel_reason delivered_at listed_at card due_minor
    next_due_on payment_in_progress feedback_at issue_status issue_reason transit_days likely_dispatch
    likely_delivery forecast_on
    badges`,
  payment_links: 'link_id brand_id order_id instalment_id method created_by created_at expires_at ended_at',
  payment_orders: `
    payment_order_id brand_id order_id instalment_id provider provider_order_id method amount_minor currency
    status attempts link_id created_at expires_at settled_at poll_after`,
  payment_reminders: 'reminder_id brand_id instalment_id staff_id note sent_at',
  people: `
    customer_id brand_id name phone email created_at contact_email erased_at roles order_limit_minor state chosen_at
    work_scope hears_all language`,
  plan_tasks: `
    brand_id order_id task_id position name stage owner days depends_on status planned_start planned_end
    revised_end revise_reason actual_start actual_end customer_action sample_type sample_step options gate
    sets_request_status sets_order_status resubmit_days max_submissions produces books_material changed_at
    standard_kind`,
  plans: 'order_id brand_id template starts_on promised_on created_at photo_approval_at',
  policy_acceptances: 'acceptance_id brand_id customer_id policy version accepted_at',
  quality_alerts: 'brand_id customer_id fab_id kind currency below_minor is_armed crossings created_at',
  quote_files: 'quote_id version brand_id file_id',
  quote_versions: `
    quote_id version brand_id specification_version currency unit rate_minor applied_rate_minor
    quantity_thousandths minimum_thousandths minimum_per_colour_thousandths quantity_breaks
    tolerance_percent lead_days dispatch_by delivery_term delivery_place valid_till zone expires_at
    fabric_cost_minor logistic_cost_minor gst_minor landed_rate_minor hsn tax_lines advance_percent balance
    credit_days offered sample badges note sub_category_id fabric_type sent_at sent_by transit_days`,
  quotes: `
    quote_id brand_id fab_id number supplier_id status version expires_at reminded_for decline_reason_id
    created_at updated_at freight_asked_version`,
  receipts: 'number brand_id payment_order_id capture_id withheld_minor left_minor given_at kept_minor',
  refund_vpas: 'brand_id vpa_masked updated_at',
  refunds: `
    refund_id brand_id order_id capture_id amount_minor currency reason state provider_refund_id asked_at
    approved_by released_by sent_at failures failure_reason poll_after voucher_number issue_id made_by`,
  request_files: 'fab_id brand_id file_id position',
  request_messages: 'message_id brand_id fab_id quote_id author author_id kind body sent_at',
  restored_files: 'document_id variant brand_id restored_at byte_size sha256',
  sample_pieces: `
    brand_id sample_id round label position note file_id decision reasons answer_note decided_at decided_by`,
  sample_readings: 'brand_id sample_id round label light_source delta_e_hundredths',
  sample_rounds: `
    brand_id sample_id round courier courier_number note dispatched_at due_on decision chosen_option reasons
    answer_note decided_at decided_by mill_told_at mill_told_by`,
  samples: `
    sample_id brand_id order_id task_id sample_type colour status round standard standard_file_id
    reminded_for created_at updated_at tolerance_hundredths`,
  sessions: `
    session_id customer_id device signed_in_at last_seen_at ended_at end_reason step_up_until
    parent_session_id ends_at`,
  invoice_registrations: `
    registration_id brand_id order_id dispatch_id kind gstin financial_year number issued_on irn document papers
    state ack_number ack_at signed_qr way_state eway_bill eway_until cancel_reason cancel_note cancelled_at
    created_at drafted_at changed_at`,
  shipping_bills: 'dispatch_id brand_id number billed_on port_code revision changed_at',
  standards: `
    standard_id brand_id order_id task_id kind colour status method pantone file_id courier courier_number
    note given_at given_by refusal answered_at created_at updated_at`,
  stock_holds: 'order_id brand_id lot_id thousandths state changed_at',
  swatch_papers: `
    paper_id brand_id swatch_id kind against_id seller_id gstin financial_year number issued_on supply currency
    taxable_minor igst_minor cgst_minor sgst_minor gst_minor round_off_minor total_minor was_paid document created_at`,
  swatch_requests: `
    swatch_id brand_id customer_id number fab_id quality_fab_id request_fab_id quote_id supplier_id quality
    address note status courier tracking_number refused_reason charge_minor currency charge_state
    return_order_id requested_at sent_at ended_at paid_at`,
  tax_invoices: `
    dispatch_id brand_id order_id seller_id number invoiced_on file_id quantity_thousandths currency
    taxable_minor gst_minor round_off_minor total_minor created_at gstin financial_year supply igst_minor
    cgst_minor sgst_minor document is_ours`,
  transaction_certificates: 'dispatch_id brand_id standard number issued_on file_id created_at',
  transport_events: 'event_id brand_id dispatch_id kind place note eta happened_at created_at',
  whatsapp_numbers: 'brand_id number validity updated_at tried_number',
};

export const EXPORTED_COLUMNS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(COLUMNS).map(([table, columns]) => [table, columns.trim().split(/\s+/)]),
);
