/** What a mill reports of an order, and the life of such a report. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const MILL_REPORT_LABEL = {
  start: 'Work started',
  end: 'Work finished',
  new_day: 'New likely day',
  sample: 'Sample sent',
  photos: 'Photos',
  inspection: 'Greige inspection',
  test_report: 'Test report',
  rolls: 'Packed rolls',
  ready: 'Ready for pick-up',
} as const;
export type MillReportKind = keyof typeof MILL_REPORT_LABEL;
export const MILL_REPORT_KINDS = Object.keys(MILL_REPORT_LABEL) as MillReportKind[];

/** `applied`: the supplier's reports go straight into the plan. */
export const MILL_REPORT_STATE_LABEL = {
  waiting: 'Waits for our desk',
  applied: 'In the plan',
  accepted: 'Accepted',
  sent_back: 'Sent back',
} as const;
export type MillReportState = keyof typeof MILL_REPORT_STATE_LABEL;
export const MILL_REPORT_STATES = Object.keys(MILL_REPORT_STATE_LABEL) as MillReportState[];

export const millReportLifecycle: Lifecycle<MillReportState, 'staff' | 'rule'> = {
  start: 'waiting',
  moves: {
    waiting: { applied: ['rule'], accepted: ['staff'], sent_back: ['staff'] },
    applied: {},
    accepted: {},
    sent_back: {},
  },
};

/** A buyer reads why a day moved, so a mill chooses from our words; what it writes itself stays with the desk. */
export const MILL_DELAY_LABEL = {
  yarn_late: 'Yarn or greige arrived late',
  machine_down: 'A machine broke down',
  power_cut: 'Power cuts',
  process_queue: 'The process house is running behind',
  made_again: 'Part of the goods is made again',
  labour: 'Too few workers this week',
  other: 'The work takes longer than planned',
} as const;
export type MillDelay = keyof typeof MILL_DELAY_LABEL;
export const MILL_DELAYS = Object.keys(MILL_DELAY_LABEL) as MillDelay[];

export const MOST_REPORT_FILES = 6;
/** Options of a trial, or lots of the bulk, in one parcel. */
export const MOST_SAMPLE_PIECES = 12;

/** Pictures and papers are what these consist of. */
export function needsFiles(kind: MillReportKind): boolean {
  return kind === 'photos' || kind === 'inspection' || kind === 'test_report';
}
