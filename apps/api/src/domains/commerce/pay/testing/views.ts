import type { SandboxView } from '../sandbox-page';
import type { BillToView, OpenState, PayPrice, PaySeller, PayState, PayView } from '../view';

export const seller: PaySeller = {
  name: 'Lectern Academy',
  place: 'Bengaluru, India',
  phone: '+91 80 4718 2200',
  mail: 'help@lectern.example',
  legalName: 'Lectern Academy Pvt Ltd',
  tax: { label: 'GSTIN', number: '29AABCL0000L1ZV' },
  terms: 'https://lectern.example/terms',
  refunds: '/refunds',
};

export const price: PayPrice = {
  list: '₹5,646.76',
  coupon: { code: 'DIWALI10', amount: '−₹500.00' },
  added: [],
  total: '₹5,146.76',
  included: [
    { name: 'CGST 9%', amount: '₹392.55' },
    { name: 'SGST 9%', amount: '₹392.55' },
  ],
};

export const billTo: BillToView = {
  summary: 'S. R., Karnataka',
  kept: { name: 'S. R.', email: 's•••@example.in' },
  countryId: '101',
  stateId: '17',
  countries: [
    { id: '101', name: 'India' },
    { id: '229', name: 'United Arab Emirates' },
  ],
  homeCountryId: '101',
  states: [
    { id: '17', name: 'Karnataka' },
    { id: '21', name: 'Maharashtra' },
  ],
  taxLabel: 'GSTIN',
};

export const open: OpenState = {
  is: 'open',
  until: 'Monday 23 November 2026, 17:12 India time',
  note: { text: 'As agreed on the phone. First lesson is 24 Nov.', by: 'Meera Nair, Lectern Academy' },
  provider: { page: 'Razorpay’s page', methods: 'UPI, card or net banking' },
  billTo,
};

/** A state of each kind, as it reads on a day in November. */
export const states = {
  open,
  failed: { is: 'failed', title: 'Your bank did not answer' },
  confirming: { is: 'confirming', late: false, mail: 's•••@example.in' },
  paid: {
    is: 'paid',
    at: '20 Nov 2026, 17:15 India time',
    method: 'UPI',
    reference: 'pay_Q8xT31KdWm',
    mail: 's•••@example.in',
    open: { label: 'Open the course', href: '/courses/7' },
  },
  expired: { is: 'expired', until: '23 Nov 2026, 17:12 India time' },
  cancelled: { is: 'cancelled', on: '21 Nov 2026' },
  cancelledPaid: { is: 'cancelledPaid', on: '21 Nov 2026', returnedBy: '28 Nov 2026' },
  returned: { is: 'returned', amount: '₹5,146.76', on: '22 Nov 2026', reference: 'rfnd_Q9aa' },
  taken: {
    is: 'taken',
    batch: 'Algebra, evenings',
    isFull: true,
    next: { batch: 'Algebra, mornings', starts: '8 Dec 2026' },
  },
} as const satisfies { readonly [K in PayState['is']]: Extract<PayState, { readonly is: K }> };

/** The page of a course's link in this state. */
export const viewOf = (state: PayState, more: Partial<PayView> = {}): PayView => ({
  token: 'tok_1',
  orderNumber: 'ORD-2026-000123',
  seller,
  title: 'IELTS writing, 8 weeks',
  about: 'Course with James Whitfield, 32 lessons',
  learner: 'A. R.',
  price,
  state,
  ...more,
});

/** A session at the sandbox that waits for an outcome. */
export const sandbox: SandboxView = {
  action: '/pay/sandbox/sbx_1',
  title: 'IELTS writing, 8 weeks',
  amount: '₹5,146.76',
  seller: 'Lectern Academy',
  reference: 'sbx_1',
  back: '/pay/tok_1',
};
