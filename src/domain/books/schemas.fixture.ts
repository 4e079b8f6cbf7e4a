/** The published field tables of the portals as JSON schemas; nothing beside what they list is let through. */
type Schema = Record<string, unknown>;

function block(properties: Schema, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', additionalProperties: false, properties, required };
}
const text = (shortest: number, longest: number): Schema => ({
  type: 'string',
  minLength: shortest,
  maxLength: longest,
  pattern: '^[^"\\\\]*$',
});
const matching = (pattern: string): Schema => ({ type: 'string', pattern });
const oneOf = (...values: readonly (string | number)[]): Schema => ({ enum: values });
const listOf = (items: Schema, most = 100_000): Schema => ({
  type: 'array',
  items,
  minItems: 1,
  maxItems: most,
});
const decimals = (count: number, rest: Schema = {}): Schema => ({
  type: 'number',
  multipleOf: 10 ** -count,
  ...rest,
});
const amount = decimals(2, { minimum: 0 });
const signed = decimals(2);
const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });

const gstin = matching('^[0-9]{2}[0-9A-Z]{13}$');
const buyerGstin = matching('^([0-9]{2}[0-9A-Z]{13}|URP)$');
const slashed = matching('^[0-3][0-9]/[01][0-9]/20[0-9]{2}$');
const dashed = matching('^[0-3][0-9]-[01][0-9]-20[0-9]{2}$');
const state = matching('^[0-9]{2}$');
const pin = whole(100_000, 999_999);
const yesNo = oneOf('Y', 'N');

const address = (longestTown: number): Schema => placeOf('LglNm', longestTown);

const placeOf = (name: 'LglNm' | 'Nm', longestTown: number): Schema => ({
  [name]: text(3, 100),
  Addr1: text(1, 100),
  Addr2: text(3, 100),
  Loc: text(3, longestTown),
  Pin: pin,
  Stcd: state,
});

export const E_INVOICE_SCHEMA = block(
  {
    Version: oneOf('1.1'),
    TranDtls: block({
      TaxSch: oneOf('GST'),
      SupTyp: oneOf('B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP'),
      RegRev: yesNo,
      IgstOnIntra: yesNo,
    }),
    DocDtls: block({
      Typ: oneOf('INV', 'CRN', 'DBN'),
      No: matching('^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$'),
      Dt: slashed,
    }),
    SellerDtls: block({ Gstin: gstin, ...address(50) }, ['Addr2']),
    BuyerDtls: block({ Gstin: buyerGstin, ...address(100), Pos: state }, ['Addr2']),
    DispDtls: block(placeOf('Nm', 100), ['Addr2']),
    ShipDtls: block({ Gstin: buyerGstin, ...address(100) }, ['Addr2']),
    ItemList: listOf(
      block(
        {
          SlNo: matching('^[0-9]{1,6}$'),
          PrdDesc: text(3, 300),
          IsServc: yesNo,
          HsnCd: matching('^([0-9]{6}|[0-9]{8})$'),
          Qty: decimals(3, { minimum: 0 }),
          Unit: matching('^[A-Z]{3,8}$'),
          UnitPrice: decimals(3, { minimum: 0 }),
          TotAmt: amount,
          Discount: amount,
          AssAmt: amount,
          GstRt: decimals(3, { minimum: 0, maximum: 100 }),
          IgstAmt: amount,
          CgstAmt: amount,
          SgstAmt: amount,
          TotItemVal: amount,
        },
        ['PrdDesc', 'Qty', 'Unit', 'Discount', 'IgstAmt', 'CgstAmt', 'SgstAmt'],
      ),
      1000,
    ),
    ValDtls: block(
      {
        AssVal: amount,
        CgstVal: amount,
        SgstVal: amount,
        IgstVal: amount,
        RndOffAmt: decimals(2, { minimum: -99.99, maximum: 99.99 }),
        TotInvVal: amount,
        TotInvValFc: amount,
      },
      ['TotInvValFc'],
    ),
    RefDtls: block(
      {
        PrecDocDtls: listOf(block({ InvNo: text(1, 16), InvDt: slashed })),
        ContrDtls: listOf(block({ PORefr: text(1, 16) })),
      },
      ['PrecDocDtls', 'ContrDtls'],
    ),
    ExpDtls: block(
      {
        ShipBNo: text(1, 20),
        ShipBDt: slashed,
        Port: text(2, 10),
        RefClm: yesNo,
        ForCur: matching('^[A-Z]{3,16}$'),
        CntCode: matching('^[A-Z]{2}$'),
      },
      ['ShipBNo', 'ShipBDt', 'Port', 'ForCur'],
    ),
  },
  ['DispDtls', 'ShipDtls', 'RefDtls', 'ExpDtls'],
);

const bill = block(
  {
    userGstin: gstin,
    supplyType: oneOf('O', 'I'),
    subSupplyType: matching('^([1-9]|1[0-2])$'),
    subSupplyDesc: text(0, 20),
    docType: oneOf('INV', 'BIL', 'BOE', 'CHL', 'OTH'),
    docNo: text(1, 16),
    docDate: slashed,
    transType: whole(1, 4),
    fromGstin: buyerGstin,
    fromTrdName: text(0, 100),
    fromAddr1: text(0, 120),
    fromAddr2: text(0, 120),
    fromPlace: text(0, 50),
    fromPincode: pin,
    fromStateCode: whole(1, 99),
    actualFromStateCode: whole(1, 99),
    toGstin: buyerGstin,
    toTrdName: text(0, 100),
    toAddr1: text(0, 120),
    toAddr2: text(0, 120),
    toPlace: text(0, 50),
    toPincode: pin,
    toStateCode: whole(1, 99),
    actualToStateCode: whole(1, 99),
    shipToGSTIN: buyerGstin,
    shipToTradeName: text(0, 100),
    totalValue: amount,
    cgstValue: amount,
    sgstValue: amount,
    igstValue: amount,
    cessValue: amount,
    TotNonAdvolVal: amount,
    OthValue: signed,
    totInvValue: amount,
    transMode: oneOf('1', '2', '3', '4'),
    transDistance: whole(0, 4000),
    transporterName: text(0, 100),
    transporterId: matching('^([0-9]{2}[0-9A-Z]{13})?$'),
    transDocNo: text(0, 15),
    transDocDate: slashed,
    vehicleNo: matching('^([A-Z0-9]{4,20})?$'),
    vehicleType: oneOf('R', 'O'),
    mainHsnCode: whole(1000, 99_999_999),
    itemList: listOf(
      block({
        itemNo: whole(1, 250),
        productName: text(0, 100),
        productDesc: text(0, 100),
        hsnCode: whole(1000, 99_999_999),
        quantity: decimals(3, { minimum: 0 }),
        qtyUnit: matching('^[A-Z]{3}$'),
        taxableAmount: amount,
        sgstRate: decimals(3, { minimum: 0 }),
        cgstRate: decimals(3, { minimum: 0 }),
        igstRate: decimals(3, { minimum: 0 }),
        cessRate: amount,
        cessNonAdvol: amount,
      }),
      250,
    ),
  },
  ['shipToGSTIN', 'shipToTradeName'],
);
export const E_WAY_BILL_SCHEMA = block({ version: matching('^[0-9.]+$'), billLists: listOf(bill) });

const rate = decimals(3, { minimum: 0, maximum: 40 });
const sums = { iamt: signed, camt: signed, samt: signed, csamt: signed };
const items = listOf(
  block({
    num: whole(1, 4001),
    itm_det: block({ txval: amount, rt: rate, ...sums }, ['iamt', 'camt', 'samt']),
  }),
);
const number = matching('^[A-Z1-9][A-Z0-9/-]{0,15}$');
const invoice = { inum: number, idt: dashed, val: amount };
const note = { nt_num: number, nt_dt: dashed, ntty: oneOf('C', 'D'), val: amount };
const registered = { pos: state, rchrg: yesNo, inv_typ: oneOf('R', 'SEWP', 'SEWOP', 'DE', 'CBW') };
const hsnRow = block({
  num: whole(1, 100_000),
  hsn_sc: matching('^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  user_desc: text(0, 30),
  desc: text(0, 30),
  uqc: matching('^(NA|[A-Z]{3})$'),
  qty: signed,
  rt: rate,
  txval: signed,
  ...sums,
});

export const GSTR1_SCHEMA = block(
  {
    gstin,
    fp: matching('^(0[1-9]|1[0-2])20[0-9]{2}$'),
    version: matching('^GST[0-9.]+$'),
    hash: oneOf('hash'),
    b2b: listOf(block({ ctin: gstin, inv: listOf(block({ ...invoice, ...registered, itms: items })) })),
    b2cl: listOf(block({ pos: state, inv: listOf(block({ ...invoice, itms: items })) })),
    b2cs: listOf(
      block(
        { sply_ty: oneOf('INTRA', 'INTER'), rt: rate, typ: oneOf('OE'), pos: state, txval: signed, ...sums },
        ['iamt', 'camt', 'samt'],
      ),
    ),
    exp: listOf(
      block({
        exp_typ: oneOf('WPAY', 'WOPAY'),
        inv: listOf(
          block(
            {
              ...invoice,
              sbpcode: text(1, 6),
              sbnum: matching('^[0-9]{3,7}$'),
              sbdt: dashed,
              itms: listOf(block({ txval: amount, rt: rate, iamt: amount, csamt: amount })),
            },
            ['sbpcode', 'sbnum', 'sbdt'],
          ),
        ),
      }),
    ),
    cdnr: listOf(block({ ctin: gstin, nt: listOf(block({ ...note, ...registered, itms: items })) })),
    cdnur: listOf(
      block({ ...note, typ: oneOf('B2CL', 'EXPWP', 'EXPWOP'), pos: state, itms: items }, ['pos']),
    ),
    hsn: block({ hsn_b2b: listOf(hsnRow), hsn_b2c: listOf(hsnRow) }, ['hsn_b2b', 'hsn_b2c']),
    doc_issue: block({
      doc_det: listOf(
        block({
          doc_num: whole(1, 12),
          doc_typ: text(1, 120),
          docs: listOf(
            block({
              num: whole(1, 1000),
              from: number,
              to: number,
              totnum: whole(1, 1_000_000),
              cancel: whole(0, 1_000_000),
              net_issue: whole(0, 1_000_000),
            }),
          ),
        }),
      ),
    }),
  },
  ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'hsn', 'doc_issue'],
);

export const WAY_BY_IRN_SCHEMA = block(
  {
    Irn: matching('^[0-9a-f]{64}$'),
    Distance: whole(0, 4000),
    TransMode: oneOf('1', '2', '3', '4'),
    TransId: gstin,
    TransName: text(3, 100),
    TransDocNo: text(1, 15),
    TransDocDt: slashed,
    VehNo: matching('^[A-Z0-9]{4,20}$'),
    VehType: oneOf('R', 'O'),
    ExpShipDtls: block({ Gstin: gstin }),
  },
  ['TransId', 'TransName', 'TransDocNo', 'TransDocDt', 'VehNo', 'VehType', 'ExpShipDtls'],
);
