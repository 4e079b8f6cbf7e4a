/** Requests for fabric: their states, their tabs, their steps and their fields. */
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { CloseReason } from '#domain/requests/close-reason.ts';
import type { CompositionKind } from '#domain/requests/composition-type.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { RequestTab } from '#domain/requests/request-tab.ts';
import type { RequirementType } from '#domain/requests/requirement-type.ts';
import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import type { WizardStep } from '#domain/requests/wizard/wizard-step.ts';

export const REQUEST_STATUS_LABEL: Readonly<Record<RequestStatus, string>> = {
  draft: 'Draft',
  quote_requested: 'Quote requested',
  quote_submitted: 'Quote submitted',
  quote_approved: 'Quote approved',
  moved_to_production: 'Moved to production',
  suppliers_assigned: 'Suppliers assigned',
  tna_created: 'TNA created',
  greige_dispatched: 'Greige dispatched',
  lab_dip_approved: 'Lab dip/strike off approved',
  bulk_approved: 'Bulk approved',
  dispatched: 'Dispatched',
  closed: 'Query closed',
  unserviceable: 'Unserviceable',
};

export const REQUEST_TAB_LABEL: Readonly<Record<RequestTab, string>> = {
  all_open: 'All open',
  received: 'Quotes received',
  not_received: 'Quotes not received',
  closed: 'Closed',
};

export const REQUEST_TAB_EMPTY: Readonly<
  Record<RequestTab, { readonly title: string; readonly description: string }>
> = {
  all_open: {
    title: 'Nothing Open!',
    description: 'There are no open queries. Raise one and suppliers will quote for it.',
  },
  received: {
    title: 'No Quotes Received!',
    description: 'There are no queries with quotes yet. New quotes appear here as they arrive.',
  },
  not_received: {
    title: 'Nothing Waiting for Quotes!',
    description: 'There are no queries waiting for their first quote.',
  },
  closed: { title: 'Nothing Closed!', description: 'There are no closed queries.' },
};

export const CLOSE_REASON_LABEL: Readonly<Record<CloseReason, string>> = {
  incorrect_quality: 'Incorrect quality requested',
  prices_unsatisfactory: 'Quote prices unsatisfactory',
  cheaper_elsewhere: 'Cheaper rates available elsewhere',
  no_longer_required: 'Fabric no longer required',
  early_dispatch_needed: 'Need an early dispatch',
  low_supplier_rating: 'Low supplier rating',
};

export const WIZARD_STEP_LABEL: Readonly<Record<WizardStep, string>> = {
  fabric_type: 'Fabric type',
  composition: 'Composition',
  sub_category: 'Choose a Subcategory',
  requirement: 'Requirement type',
  width: 'Minimum width',
  quality: 'Quality specifications',
  loom: 'Loom type',
  payment: 'Payment type',
};

export const REQUIREMENT_TYPE_LABEL: Readonly<Record<RequirementType, string>> = {
  greige: 'Greige',
  finished: 'Finished',
};

export const COMPOSITION_TYPE_LABEL: Readonly<
  Record<FabricCategory, Readonly<Record<CompositionKind, string>>>
> = {
  cotton: { single: '100% Cotton', blend: 'Blend' },
  rayon: { single: '100% Rayon', blend: 'Blend' },
  polyester: { single: '100% Polyester', blend: 'Blend' },
  denim: { single: '100% Cotton', blend: 'Blend' },
};

/** The name of each field on screens that show what was asked for. */
export const REVIEW_FIELD_LABEL = {
  quantity: 'Quantity',
  deliverTo: 'Deliver to',
  requiredBy: 'Required by',
  targetRate: 'Target rate',
  certification: 'Certification',
  notes: 'Notes',
  poNumber: 'PO number',
} as const satisfies { [Field in keyof ReviewSheetInput]?: string };
