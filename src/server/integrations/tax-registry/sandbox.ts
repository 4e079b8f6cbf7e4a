/**
 * Stands in for the registry in a demo and keeps what it was told in a table of its own. The 13th sign of the buyer's GST
 * number plays the cases: 9 is refused, 7 finds the registry down.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { EInvoice } from '#domain/books/e-invoice.ts';
import type { Services } from '#server/services.ts';
import { type RegisteredInvoice, RegistryRefused, RegistryUnavailable, type TaxRegistry } from './port.ts';

type SandboxServices = Pick<Services, 'db' | 'clock'>;

const CASE_PLACE = 12;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KM_A_DAY = 200;

export function sandboxTaxRegistry({ db, clock }: SandboxServices): TaxRegistry {
  const sign = openSigner();
  return {
    async registerInvoice(gstin, invoice) {
      playCase(invoice.BuyerDtls.Gstin);
      const irn = irnOf(gstin, invoice);
      const ackAt = clock.now();
      const ackNumber = `1126${String(randomInt(10 ** 11)).padStart(11, '0')}`;
      const { rows } = await sql<StoredRow>`
        insert into sandbox_registrations (irn, gstin, type, number, dated, ack_number, ack_at, signed_qr)
        values (${irn}, ${gstin}, ${invoice.DocDtls.Typ}, ${invoice.DocDtls.No}, ${invoice.DocDtls.Dt}, ${ackNumber},
          ${ackAt}, ${sign(qrPayload(invoice, irn, ackAt))})
        on conflict do nothing returning *`.execute(db.unscoped);
      return rows[0] ? registeredOf(rows[0]) : null;
    },
    async getByDocument({ gstin, type, number, issuedOn }) {
      const { rows } = await sql<StoredRow>`
        select * from sandbox_registrations where gstin = ${gstin} and type = ${type} and number = ${number}
          and dated = ${issuedOn.split('-').reverse().join('/')}`.execute(db.unscoped);
      return rows[0] ? registeredOf(rows[0]) : null;
    },
    async cancelInvoice({ irn }) {
      const row = await storedBy(db, irn);
      if (!row) throw new RegistryRefused('2148', 'Requested IRN data is not available.');
      if (row.cancelled_at) return;
      if (clock.now().getTime() - row.ack_at.getTime() > DAY_MS)
        throw new RegistryRefused(
          '2270',
          'The allowed cancellation time limit is crossed, you cannot cancel the IRN.',
        );
      if (row.eway_bill)
        throw new RegistryRefused(
          '4003',
          'IRN cannot be cancelled, because an active e-way bill exists for it.',
        );
      await sql`update sandbox_registrations set cancelled_at = ${clock.now()} where irn = ${irn}`.execute(
        db.unscoped,
      );
    },
    async makeEwayBill(_gstin, way) {
      const row = await storedBy(db, way.Irn);
      if (!row || row.cancelled_at) throw new RegistryRefused('2148', 'Requested IRN data is not available.');
      if (row.eway_bill) throw new RegistryRefused('4002', 'E-way bill is already generated for this IRN.');
      const days = Math.max(1, Math.ceil(way.Distance / KM_A_DAY));
      const number = `39${String(randomInt(10 ** 10)).padStart(10, '0')}`;
      const validUntil = new Date(clock.now().getTime() + days * DAY_MS);
      await sql`update sandbox_registrations set eway_bill = ${number}, eway_at = ${clock.now()},
        eway_until = ${validUntil} where irn = ${way.Irn}`.execute(db.unscoped);
      return { number, validUntil };
    },
    async cancelEwayBill({ ewayBill }) {
      await sql`update sandbox_registrations set eway_bill = null, eway_at = null, eway_until = null
        where eway_bill = ${ewayBill}`.execute(db.unscoped);
    },
  };
}

type StoredRow = {
  irn: string;
  ack_number: string;
  ack_at: Date;
  signed_qr: string;
  cancelled_at: Date | null;
  eway_bill: string | null;
  eway_until: Date | null;
};

async function storedBy(db: SandboxServices['db'], irn: string): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`select * from sandbox_registrations where irn = ${irn}`.execute(
    db.unscoped,
  );
  return rows[0];
}

function registeredOf(row: StoredRow): RegisteredInvoice {
  return {
    irn: row.irn,
    ackNumber: row.ack_number,
    ackAt: row.ack_at,
    signedQr: row.signed_qr,
    isActive: row.cancelled_at === null,
    ewayBill: row.eway_bill === null ? null : { number: row.eway_bill, validUntil: row.eway_until },
  };
}

function playCase(buyer: string): void {
  const sign = buyer.charAt(CASE_PLACE);
  if (sign === '7') throw new RegistryUnavailable('no answer in time');
  if (sign === '9') throw new RegistryRefused('3028', `GSTIN ${buyer} is not active on the registry.`);
}

/** By what was sent, as the registry does, and not by what the sender thinks. */
function irnOf(gstin: string, { DocDtls: { Typ, No, Dt } }: EInvoice): string {
  const [, month = '01', year = '2026'] = Dt.split('/');
  const first = Number(month) < 4 ? Number(year) - 1 : Number(year);
  const text = `${gstin}${first}-${String((first + 1) % 100).padStart(2, '0')}${Typ}${No.toUpperCase()}`;
  return createHash('sha256').update(text).digest('hex');
}

function qrPayload(invoice: EInvoice, irn: string, at: Date): string {
  const { SellerDtls, BuyerDtls, DocDtls, ValDtls, ItemList } = invoice;
  const data = {
    SellerGstin: SellerDtls.Gstin,
    BuyerGstin: BuyerDtls.Gstin,
    DocNo: DocDtls.No,
    DocTyp: DocDtls.Typ,
    DocDt: DocDtls.Dt,
    TotInvVal: ValDtls.TotInvVal,
    ItemCnt: ItemList.length,
    MainHsnCode: ItemList[0]?.HsnCd,
    Irn: irn,
    IrnDt: at.toISOString().slice(0, 19).replace('T', ' '),
  };
  return JSON.stringify({ data: JSON.stringify(data), iss: 'SANDBOX' });
}

/** A key that lives as long as the process: nobody outside takes the sandbox's word. */
function openSigner(): (payload: string) => string {
  let key: KeyObject | null = null;
  return (payload) => {
    key ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const parts = [JSON.stringify({ alg: 'RS256', typ: 'JWT' }), payload];
    const text = parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
    return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`;
  };
}
