import { useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  answerIssue,
  type DeskIssueMove,
  decideIssue,
  offerSettlement,
  recordInspection,
  type StaffIssue,
  sendReplacement,
} from '#contract/staff/issues.ts';
import { isAllowed } from '#desk/platform/access.ts';
import { useSession } from '#desk/platform/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AnswerSheet, CloseSheet, InspectSheet, RejectSheet } from './issue-sheets.tsx';
import { issuesTexts } from './issues.texts.ts';
import { OfferSheet } from './offer-sheet.tsx';
import { ReplacementSheet } from './replacement-sheet.tsx';

const texts = issuesTexts.actions;
const CALLS: Readonly<Record<DeskIssueMove, Pick<Endpoint, 'access' | 'roles'>>> = {
  answer: answerIssue,
  inspect: recordInspection,
  offer: offerSettlement,
  reject: decideIssue,
  send: sendReplacement,
  close: decideIssue,
};
const SHEETS = {
  answer: AnswerSheet,
  inspect: InspectSheet,
  offer: OfferSheet,
  reject: RejectSheet,
  send: ReplacementSheet,
  close: CloseSheet,
} as const;

/** What the state of the claim allows, to whoever may do it. */
export function IssueActions({ issue }: { issue: StaffIssue }) {
  const [open, setOpen] = useState<DeskIssueMove | null>(null);
  const role = useSession()?.role;
  const Sheet = open && SHEETS[open];
  return (
    <>
      {issue.deskMoves
        .filter((move) => role !== undefined && isAllowed(role, CALLS[move]))
        .map((move) => (
          <Button
            key={move}
            size="small"
            variant={
              move === 'offer' || move === 'send' ? 'primary' : move === 'reject' ? 'quiet' : 'secondary'
            }
            onClick={() => setOpen(move)}
          >
            {texts[move]}
          </Button>
        ))}
      {Sheet && <Sheet issue={issue} onClose={() => setOpen(null)} />}
    </>
  );
}
