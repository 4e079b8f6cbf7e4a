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
  draft: 'ड्राफ्ट',
  quote_requested: 'भाव माँगा',
  quote_submitted: 'भाव आया',
  quote_approved: 'भाव मंज़ूर',
  moved_to_production: 'प्रोडक्शन में गया',
  suppliers_assigned: 'सप्लायर तय',
  tna_created: 'TNA बना',
  greige_dispatched: 'ग्रे डिस्पैच',
  lab_dip_approved: 'लैब डिप/स्ट्राइक ऑफ मंज़ूर',
  bulk_approved: 'बल्क मंज़ूर',
  dispatched: 'डिस्पैच हुआ',
  closed: 'क्वेरी बंद',
  unserviceable: 'नहीं बन सकता',
};

export const REQUEST_TAB_LABEL: Readonly<Record<RequestTab, string>> = {
  all_open: 'सब खुली',
  received: 'भाव आए',
  not_received: 'भाव नहीं आए',
  closed: 'बंद',
};

export const REQUEST_TAB_EMPTY: Readonly<
  Record<RequestTab, { readonly title: string; readonly description: string }>
> = {
  all_open: {
    title: 'कुछ खुला नहीं!',
    description: 'कोई खुली क्वेरी नहीं है। क्वेरी डालें, सप्लायर भाव देंगे।',
  },
  received: {
    title: 'अभी भाव नहीं आए!',
    description: 'अभी किसी क्वेरी पर भाव नहीं है। नए भाव आते ही यहाँ दिखेंगे।',
  },
  not_received: {
    title: 'किसी भाव का इंतज़ार नहीं!',
    description: 'ऐसी कोई क्वेरी नहीं जो पहले भाव के इंतज़ार में हो।',
  },
  closed: { title: 'कुछ बंद नहीं!', description: 'कोई बंद क्वेरी नहीं है।' },
};

export const CLOSE_REASON_LABEL: Readonly<Record<CloseReason, string>> = {
  incorrect_quality: 'गलत क्वालिटी माँगी थी',
  prices_unsatisfactory: 'भाव ठीक नहीं लगे',
  cheaper_elsewhere: 'कहीं और सस्ता मिल रहा है',
  no_longer_required: 'कपड़ा अब नहीं चाहिए',
  early_dispatch_needed: 'डिस्पैच जल्दी चाहिए',
  low_supplier_rating: 'सप्लायर की रेटिंग कम',
};

export const WIZARD_STEP_LABEL: Readonly<Record<WizardStep, string>> = {
  fabric_type: 'कपड़े का प्रकार',
  composition: 'कंपोज़िशन',
  sub_category: 'किस्म चुनें',
  requirement: 'ग्रे या फिनिश्ड',
  width: 'कम से कम पन्ना',
  quality: 'क्वालिटी स्पेसिफिकेशन',
  loom: 'लूम का प्रकार',
  payment: 'पेमेंट का तरीका',
};

export const REQUIREMENT_TYPE_LABEL: Readonly<Record<RequirementType, string>> = {
  greige: 'ग्रे',
  finished: 'फिनिश्ड',
};

export const COMPOSITION_TYPE_LABEL: Readonly<
  Record<FabricCategory, Readonly<Record<CompositionKind, string>>>
> = {
  cotton: { single: '100% कॉटन', blend: 'ब्लेंड' },
  rayon: { single: '100% रेयॉन', blend: 'ब्लेंड' },
  polyester: { single: '100% पॉलिएस्टर', blend: 'ब्लेंड' },
  denim: { single: '100% कॉटन', blend: 'ब्लेंड' },
};

/** The name of each field on screens that show what was asked for. */
export const REVIEW_FIELD_LABEL = {
  quantity: 'मात्रा',
  deliverTo: 'डिलीवरी कहाँ',
  requiredBy: 'कब तक चाहिए',
  targetRate: 'टारगेट रेट',
  certification: 'सर्टिफिकेशन',
  notes: 'नोट',
  poNumber: 'PO नंबर',
} as const satisfies { [Field in keyof ReviewSheetInput]?: string };
