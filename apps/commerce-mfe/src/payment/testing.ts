import type { LedgerRow, PaymentDetail, PaymentRow } from '@lectern/contract/commerce';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };

/** A row of the list as the API answers it. */
export const paymentOf = (values: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 12,
  status: 'paid',
  orderId: 900,
  studentId: 41,
  trainerId: null,
  payerName: 'Ananya Rao',
  personName: 'Ananya Rao',
  title: 'Learner',
  ...rupees,
  amountMinor: 1_215_000,
  heldMinor: 0,
  refundedMinor: 0,
  disputedMinor: 0,
  isSurplus: false,
  access: 'given',
  hasDispute: false,
  answerBy: null,
  isWaiting: false,
  isToConfirm: false,
  method: 'UPI',
  provider: 'sandbox',
  reference: 'pay_Q8wZ70LrTc',
  invoiceId: 5,
  invoiceNumber: 'INV-2627-000001',
  linkId: 7,
  at: '2026-11-20T11:29:54.000Z',
  isTest: false,
  ...values,
});

/** The row that a payment books. */
export const paidRow = (values: Partial<LedgerRow> = {}): LedgerRow => ({
  kind: 'payment',
  key: 'payment:12',
  at: '2026-11-20T11:29:54.000Z',
  amountMinor: 1_215_000,
  discountMinor: 0,
  taxLines: [
    { name: 'CGST', rateBp: 900, taxMinor: 92_669 },
    { name: 'SGST', rateBp: 900, taxMinor: 92_669 },
  ],
  mirrors: null,
  ...values,
});

interface Parts extends Partial<Omit<PaymentDetail, 'payment' | 'order'>> {
  readonly payment?: Partial<PaymentDetail['payment']>;
  readonly order?: Partial<PaymentDetail['order']>;
}

/** A whole payment as the API answers it. */
export const detailOf = ({ payment, order, ...parts }: Parts = {}): PaymentDetail => ({
  payment: {
    ...paymentOf(),
    chargedMinor: 1_215_000,
    charged: rupees,
    feeMinor: 0,
    failure: '',
    isLive: false,
    session: 'sbx_1',
    receivedOn: null,
    recordedById: null,
    recordedByName: null,
    verifiedByName: null,
    proof: null,
    ...payment,
  },
  order: {
    id: 900,
    status: 'paid',
    item: { kind: 'plan', id: 3, title: 'Learner' },
    totalMinor: 1_215_000,
    ...rupees,
    studentId: 41,
    trainerId: null,
    learnerName: 'Ananya Rao',
    payer: { name: 'Ananya Rao', email: 'ananya@example.com', place: 'Karnataka, India', taxId: '' },
    isOwnPayer: true,
    soldBy: 'Meera Nair',
    madeBy: 'Meera Nair',
    coupon: null,
    access: 'given',
    accessError: '',
    createdAt: '2026-11-20T11:18:02.000Z',
    openedAt: '2026-11-20T11:19:30.000Z',
    openedCount: 2,
    cancelledAt: null,
    cancelledBy: null,
    closeReason: '',
    ...order,
  },
  refunds: [],
  disputes: [],
  events: [],
  papers: [{ id: 5, kind: 'invoice', number: 'INV-2627-000001', totalMinor: 1_215_000, issuedOn: '2026-11-20' }],
  ledger: [paidRow()],
  accepted: [],
  leftMinor: 1_215_000,
  approvalAboveMinor: null,
  approvers: [],
  zone: 'Asia/Kolkata',
  ...parts,
});

/** A refund of a payment that waits for a second person. */
export const refundOf = (values: Partial<PaymentDetail['refunds'][number]> = {}): PaymentDetail['refunds'][number] => ({
  id: 70,
  version: 1,
  status: 'waiting',
  amountMinor: 1_093_500,
  reason: 'Moves to Singapore',
  takeBack: false,
  giveBackCoupon: false,
  error: '',
  requestedById: 99,
  requestedByName: 'Meera Nair',
  approvedByName: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  doneAt: null,
  ...values,
});
