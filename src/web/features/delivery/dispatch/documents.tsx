import type { Dispatch } from '#contract/customer/delivery.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Facts } from '#web/widgets/facts.tsx';
import { deliveryTexts } from '../delivery.texts.ts';

const { sheet: texts } = deliveryTexts;

/** The tax invoice with its figures, and the certificate of recycled fibre where there is one. */
export function Documents({ shipment: { invoice, certificate } }: { shipment: Dispatch }) {
  const certificateName = certificate && texts.certificate(certificate.standard);
  return (
    <>
      {invoice && (
        <>
          <Facts
            facts={[
              { label: texts.invoice, value: invoice.number },
              { label: texts.invoicedOn, value: formatDay(invoice.invoicedOn, DETAIL_DATE_FORMAT) },
              { label: texts.taxable, value: formatMoney(moneyOf(invoice.taxable)) },
              { label: texts.gst, value: formatMoney(moneyOf(invoice.gst)) },
              ...(invoice.roundOff.minor === '0'
                ? []
                : [{ label: texts.roundOff, value: formatMoney(moneyOf(invoice.roundOff)) }]),
              { label: texts.total, value: formatMoney(moneyOf(invoice.total)) },
            ]}
          />
          {invoice.isUnderWay && <p className="py-1 text-sm text-ink-soft">{texts.invoiceUnderWay}</p>}
          <Download file={invoice.file} name={texts.invoice} />
        </>
      )}
      {certificate && certificateName && (
        <>
          <Facts
            facts={[
              {
                label: certificateName,
                value: certificate.number,
                help: formatDay(certificate.issuedOn, DETAIL_DATE_FORMAT),
              },
            ]}
          />
          <Download file={certificate.file} name={certificateName} />
        </>
      )}
    </>
  );
}

function Download({ file, name }: { file: StoredFile | null; name: string }) {
  if (!file) return null;
  return (
    <ButtonLink
      href={file.url}
      variant="secondary"
      size="small"
      icon="download"
      aria-label={texts.downloadOf(name)}
      download
    >
      {texts.download}
    </ButtonLink>
  );
}
