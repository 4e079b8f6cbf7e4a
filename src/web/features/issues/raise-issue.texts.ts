/** Everything a buyer reads while an issue is raised. */
import { CLAIM_ANSWER_WORKING_DAYS } from '#domain/issues/claim-clock.ts';
import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

const rolls = (count: number) => plural(count, { one: `${count} roll`, other: `${count} rolls` });

export const raiseIssueTexts = catalogue({
  en: {
    title: 'Raise an issue',
    offline:
      'You are offline. Fill this in and add photos now. They upload once you are back online; keep this page open.',
    loading: 'Loading the rolls',
    notFound: 'We could not find this order.',
    allOrders: 'All orders',
    viewOrder: 'View order',
    fault: 'What is wrong?',
    group: 'Kind of fault',
    chooseGroup: 'Choose a kind',
    defect: 'Fault',
    chooseDefect: 'Choose the fault',
    reportBy: (moment: string) => `Report by ${moment}.`,
    closed: (name: string) => `${name} (closed)`,
    evidence: (evidence: string) => `Please show ${evidence}.`,
    rolls: 'Which rolls?',
    searchRolls: 'Find a roll number',
    allRolls: 'Select all',
    noRolls: 'Select none',
    chosen: (count: number, length: string) => `${rolls(count)} selected, ${length}`,
    noneFound: 'No roll has this number.',
    noneDelivered:
      'No rolls were recorded for this delivery. You can still report a problem with documents or service, or contact us.',
    claimed: 'already in an issue',
    late: 'too late to report',
    rollFacts: (lot: string, length: string) => `Lot ${lot}, ${length}`,
    short: (length: string) => `${length} short`,
    quantity: 'How much is affected?',
    quantityHelp: (length: string) => `At most ${length}.`,
    measured: (measure: string) => `Measured value (${measure})`,
    calculator: 'Four-point calculator',
    calculatorHelp: 'Count the faults you found on the selected rolls.',
    openCalculator: 'Count faults',
    closeCalculator: 'Close calculator',
    points: (points: number, per100: string) => `${points} points, ${per100} per 100 sq yd`,
    aboveLimit: (limit: number) => `Above the limit of ${limit}`,
    withinLimit: (limit: number) => `Within the limit of ${limit}`,
    cut: 'Has the fabric been cut?',
    cutHelp: 'Visible faults can only be claimed before cutting.',
    cutNo: 'No',
    cutYes: 'Yes',
    photos: 'Photos',
    addPhotos: 'Add photos',
    photosHelp: (min: number, max: number) =>
      `${min} to ${max} photos: the fault close up, with a ruler, and the roll label. JPEG, PNG or WebP, up to ${UPLOAD_LIMIT_TEXT} each.`,
    testReport: 'Test report',
    note: 'Anything else we should know?',
    outcome: 'What would you like us to do?',
    accept: 'I accept the return and refund policy.',
    readPolicy: (version: string) => `Read the policy, version ${version}`,
    send: 'Raise issue',
    sentToast: (number: string) =>
      `Issue ${number} raised. We will reply within ${CLAIM_ANSWER_WORKING_DAYS} working days.`,
    problems: {
      group: 'Choose what kind of fault it is.',
      defect: 'Choose the fault.',
      tooLate: 'The time to report this fault has passed.',
    },
  },
});
