import { Link } from '@tanstack/react-router';
import type { DispatchList, FabricIssue } from '#contract/customer/delivery.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { linkTo, type SearchOf } from '#web/platform/navigation/link-to.ts';
import { useBuyerUnit, useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { deliveryTexts } from './delivery.texts.ts';

const { shortage: texts } = deliveryTexts;
/** An address stays short enough for every browser and host app. */
const MOST_NAMED = 40;

/** What is short beyond the tolerance, one tap from being raised with its rolls named. */
export function ShortageNotices({ list }: { list: DispatchList }) {
  const unit = useBuyerUnit();
  const zone = useBuyerZone();
  // What was stored while offline may have run out of time.
  const open = list.fabricIssues.filter(({ reportBy }) => new Date(reportBy) > new Date());
  return open.map((issue) => (
    <Notice
      key={`${issue.dispatchId} ${issue.kind}`}
      tone="warn"
      title={`${texts.title}: ${deliveryTexts.shipment(issue.number)}`}
      action={
        <Link
          {...linkTo('raiseIssue', searchOf(issue), { fabId: list.fabId, orderId: list.orderId })}
          aria-label={texts.raiseOf(issue.number)}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {texts.raise}
        </Link>
      }
    >
      {noticeText(issue, unit)}. {texts.reportBy(formatMoment(issue.reportBy, zone))}
    </Notice>
  ));
}

function noticeText({ kind, rolls, short }: FabricIssue, unit: LengthUnit | undefined): string {
  const words = kind === 'missing_rolls' ? texts.missing : texts.short;
  return words(rolls.length, formatLengthFor(lengthOf(short), unit));
}

function searchOf({ dispatchId, kind, rolls }: FabricIssue): SearchOf<'raiseIssue'> {
  const named = rolls.slice(0, MOST_NAMED).map(({ rollNumber }) => rollNumber);
  return { dispatchId, shortage: kind, rolls: named.join(',') };
}
