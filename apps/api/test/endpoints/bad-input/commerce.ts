import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const handMoney = { orderId: 1, method: 'bank', reference: 'UTR 4711', receivedOn: '2026-01-01' };
const amount = { currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 };
const month = { from: '2026-03-01', to: '2026-03-31' };
const seen = {
  ...{ viewKey: '7d3f3a0e-5d4a-4c7e-9c58-0f1c7d0b8f11', videoId: 1, lessonId: 1 },
  ...{ seconds: 10, furthestSeconds: 10, device: 'mobile' },
};
const coupon = {
  code: 'SPRING10',
  name: 'Spring',
  discountKind: 'percent',
  percentBp: 1000,
  amounts: [amount],
  startsAt: '2030-01-01T00:00:00Z',
  endsAt: '2030-02-01T00:00:00Z',
  perUserLimit: 1,
  totalLimit: 10,
  appliesTo: 'all',
  audience: 'everyone',
};
/** A campaign without its quiz. */
const campaign = {
  ...{ codePrefix: 'SPRING', codeCount: 2, winners: 1 },
  ...{ entryStartsAt: '2030-01-01T00:00:00Z', entryEndsAt: '2030-01-09T00:00:00Z' },
};
const codeOfCampaign = 'The codes of a campaign are made by themselves';

const savedSales = {
  ...{ name: 'Sales of the week', report: 'sales', groupBy: 'item', period: 'last-7', rhythm: 'weekly', onDay: 1 },
  ...{ format: 'csv', people: [1] },
};
const savedRequired = {
  name: 'Name is required',
  report: 'Report is required',
  groupBy: 'Grouped by is required',
  period: 'Period is required',
  rhythm: 'How often is required',
  onDay: 'Day is required',
  format: 'Format is required',
  people: 'To is required',
};
const price = { currency: 'INR', priceMinor: 100, compareMinor: null };
const fileIsGone = 'This file is not there any more: upload it again';
const studentPlan = { name: 'Spring', periodUnit: 'month', periodCount: 1 };
const trainerPlan = { ...studentPlan, commissionBp: 1000 };
const refund = { paymentId: 1, amountMinor: 100, reason: 'Bought by mistake' };
const item = { kind: 'plan', id: 3 };
const sale = { studentId: 22, item, currency: 'INR' };

export const commerceBadInput: BadInputTable = {
  'GET admin/student-plan-list': [
    [{ sort: 'slug' }, { sort: "'slug' is not a field this list sorts by" }],
    [{ filter: { status: 'eq:gone' } }, { 'filter[status]': "'gone' is not one of draft, published, paused, retired" }],
  ],
  'GET admin/student-plan-details': [[{}, { id: 'Id is required' }]],
  'POST admin/create-student-plan': [
    [{}, { name: 'Name is required', periodUnit: 'Period is required', periodCount: 'Number of periods is required' }],
    [{ ...studentPlan, name: 'AB' }, { name: 'Minimum character length is 3' }],
    [{ ...studentPlan, slug: 'No Slug' }, { slug: 'Slug is Invalid' }],
    [{ ...studentPlan, periodUnit: 'week' }, { periodUnit: 'Period is Invalid' }],
    [{ ...studentPlan, periodCount: 37 }, { periodCount: 'Number of periods is Invalid' }],
    [{ ...studentPlan, periodUnit: 'once', periodCount: 2 }, { periodCount: 'Number of periods is Invalid' }],
    [{ ...studentPlan, trialDays: 91 }, { trialDays: 'Trial is Invalid' }],
    [{ ...studentPlan, graceDays: 'many' }, { graceDays: 'Only Numbers are allowed' }],
    [{ ...studentPlan, taxCode: '12345' }, { taxCode: 'Tax code is Invalid' }],
    [{ ...studentPlan, prices: [price, price] }, { 'prices[1].currency': 'Currency is already in use' }],
    [
      { ...studentPlan, prices: [{ ...price, priceMinor: 100_000_001 }] },
      { 'prices[0].priceMinor': 'Price is Invalid' },
    ],
    [{ ...studentPlan, prices: [{ ...price, currency: 'XXX' }] }, { 'prices[0].currency': 'Currency is Invalid' }],
    [
      { ...studentPlan, prices: [{ ...price, compareMinor: 100 }] },
      { 'prices[0].compareMinor': 'Compare-at price is Invalid' },
    ],
    [{ ...studentPlan, features: [{ text: 'A' }] }, { 'features[0].text': 'Minimum character length is 3' }],
    [{ ...studentPlan, limits: { batches: -1 } }, { 'limits.batches': 'Batches is Invalid' }],
    [{ ...studentPlan, imageFileId: 'a.png' }, { imageFileId: 'Image is Invalid' }],
    [{ ...studentPlan, imageFileId: 999_999 }, { imageFileId: fileIsGone }, 409],
  ],
  'PUT admin/create-student-plan': [
    [{ name: 'Spring' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, name: '' }, { name: 'Name is required' }],
  ],
  'PUT admin/change-student-plan-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'gone' }, { status: 'Status is Invalid' }],
    [{ ...row, status: 'draft' }, { status: "Status can't go from Published to Draft" }],
    [{ ...row, status: 'paused' }, { reason: 'Reason is required' }],
    [{ ...row, status: 'paused', publishVersion: true }, { status: 'Status is Invalid' }],
    [
      { ...row, status: 'published', publishVersion: true, moveSubscribers: 'now' },
      { moveSubscribers: 'Subscribers is Invalid' },
    ],
  ],
  'DELETE admin/student-plan': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/student-plan/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'GET admin/student-plan/touched': [[{}, { id: 'Id is required' }]],
  'PUT admin/student-plan/discard-draft': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/student-plan/order': [[{ ...row, beforeId: 'first' }, { beforeId: 'Position is Invalid' }]],
  'GET admin/trainer-plan-list': [
    [{ sort: 'slug' }, { sort: "'slug' is not a field this list sorts by" }],
    [{ filter: { status: 'eq:gone' } }, { 'filter[status]': "'gone' is not one of draft, published, paused, retired" }],
  ],
  'GET admin/trainer-plan-details': [[{}, { id: 'Id is required' }]],
  'POST admin/create-trainer-plan': [
    [
      {},
      {
        name: 'Name is required',
        periodUnit: 'Period is required',
        periodCount: 'Number of periods is required',
        commissionBp: 'Commission is required',
      },
    ],
    [{ ...trainerPlan, name: 'AB' }, { name: 'Minimum character length is 3' }],
    [{ ...trainerPlan, slug: 'No Slug' }, { slug: 'Slug is Invalid' }],
    [{ ...trainerPlan, periodUnit: 'week' }, { periodUnit: 'Period is Invalid' }],
    [{ ...trainerPlan, periodCount: 37 }, { periodCount: 'Number of periods is Invalid' }],
    [{ ...trainerPlan, periodUnit: 'once', periodCount: 2 }, { periodCount: 'Number of periods is Invalid' }],
    [{ ...trainerPlan, trialDays: 91 }, { trialDays: 'Trial is Invalid' }],
    [{ ...trainerPlan, graceDays: 'many' }, { graceDays: 'Only Numbers are allowed' }],
    [{ ...trainerPlan, taxCode: '12345' }, { taxCode: 'Tax code is Invalid' }],
    [{ ...trainerPlan, prices: [price, price] }, { 'prices[1].currency': 'Currency is already in use' }],
    [
      { ...trainerPlan, prices: [{ ...price, priceMinor: 100_000_001 }] },
      { 'prices[0].priceMinor': 'Price is Invalid' },
    ],
    [{ ...trainerPlan, prices: [{ ...price, currency: 'XXX' }] }, { 'prices[0].currency': 'Currency is Invalid' }],
    [
      { ...trainerPlan, prices: [{ ...price, compareMinor: 100 }] },
      { 'prices[0].compareMinor': 'Compare-at price is Invalid' },
    ],
    [{ ...trainerPlan, features: [{ text: 'A' }] }, { 'features[0].text': 'Minimum character length is 3' }],
    [{ ...trainerPlan, limits: { ads: -1 } }, { 'limits.ads': 'Training ads is Invalid' }],
    [{ ...trainerPlan, imageFileId: 'a.png' }, { imageFileId: 'Image is Invalid' }],
    [{ ...trainerPlan, imageFileId: 999_999 }, { imageFileId: fileIsGone }, 409],
  ],
  'PUT admin/create-trainer-plan': [
    [{ name: 'Spring' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, name: '' }, { name: 'Name is required' }],
  ],
  'PUT admin/change-trainer-plan-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'gone' }, { status: 'Status is Invalid' }],
    [{ ...row, status: 'draft' }, { status: "Status can't go from Published to Draft" }],
    [{ ...row, status: 'paused' }, { reason: 'Reason is required' }],
    [{ ...row, status: 'paused', publishVersion: true }, { status: 'Status is Invalid' }],
    [
      { ...row, status: 'published', publishVersion: true, moveSubscribers: 'now' },
      { moveSubscribers: 'Subscribers is Invalid' },
    ],
  ],
  'DELETE admin/trainer-plan': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/trainer-plan/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'GET admin/trainer-plan/touched': [[{}, { id: 'Id is required' }]],
  'PUT admin/trainer-plan/discard-draft': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/trainer-plan/order': [[{ ...row, beforeId: 'first' }, { beforeId: 'Position is Invalid' }]],
  'POST subscription/trial': [
    [{ studentId: 1 }, { planId: 'Plan is required' }],
    [{ studentId: 1, planId: 999_999 }, { planId: 'Plan is Invalid' }],
    [{ studentId: 1, planId: 1 }, { planId: 'Free has no trial' }],
  ],
  'GET subscription/unused': [[{}, { id: 'Subscription is required' }]],
  'PUT subscription/cancel': [
    [{ ...row, when: 'now' }, { reason: 'Reason is required' }],
    [{ ...row, when: 'never', reason: 'Moves away' }, { when: 'When is Invalid' }],
  ],
  'PUT subscription/keep': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT subscription/move': [[row, { planId: 'Plan is required' }]],
  'POST subscription/renew': [[{}, { id: 'Subscription is required' }]],
  'GET subscription': [[{}, { id: 'Subscription is required' }]],
  'GET subscription/offers': [[{}, { id: 'Subscription is required' }]],
  'GET subscription/list': [
    [{}, { audience: 'Audience is required' }],
    [{ audience: 'student', deleted: 'only' }, { deleted: 'Subscriptions are never deleted' }],
  ],
  'PUT subscription/own/cancel': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT subscription/own/keep': [[{ version: 1 }, { id: 'Plan is required' }]],
  'GET paylink/buyer': [
    [{}, { studentId: 'Student is required' }],
    [{ studentId: 22, trainerId: 1 }, { studentId: 'Student is Invalid' }],
    [{ trainerId: 'first' }, { trainerId: 'Trainer is Invalid' }],
  ],
  'GET paylink/items': [
    [{}, { currency: 'Currency is required' }],
    [{ currency: 'INR', kind: 'ticket' }, { kind: 'Kind is Invalid' }],
    [{ currency: 'XXX' }, { currency: 'There is no rate for XXX' }],
    [{ currency: 'INR', studentId: 22, trainerId: 1 }, { studentId: 'Student is Invalid' }],
  ],
  'POST admin/paylink/quote': [
    [
      {},
      {
        studentId: 'Student is required',
        currency: 'Currency is required',
        'item.kind': 'Item is required',
        'item.id': 'Item is required',
      },
    ],
    [{ ...sale, item: { kind: 'plan', id: 999_999 } }, { item: 'Item is Invalid' }],
    [
      { ...sale, item: { ...item, audience: 'trainer' } },
      { item: 'A student buys student plans, courses and seats only' },
    ],
    [{ ...sale, item: { ...item, audience: 'agency' } }, { 'item.audience': 'Audience is Invalid' }],
    [{ ...sale, currency: 'XXX' }, { currency: 'The payment provider does not take XXX' }],
    [{ ...sale, couponCode: 'NOSUCHCODE' }, { couponCode: 'There is no coupon NOSUCHCODE' }],
    [{ ...sale, couponCode: 'SAVE 10' }, { couponCode: 'Letters and digits; no spaces' }],
  ],
  'POST admin/generate-payment-link': [
    [{ ...sale }, { expectedTotalMinor: 'Total is required', expiresInHours: 'Expires is required' }],
    [{ ...sale, expectedTotalMinor: 99_900, expiresInHours: 721 }, { expiresInHours: 'Expires is Invalid' }],
    [{ ...sale, expectedTotalMinor: 99_900, expiresInHours: 'soon' }, { expiresInHours: 'Only Numbers are allowed' }],
    [
      { ...sale, expectedTotalMinor: 99_900, expiresInHours: 72, note: 'a'.repeat(301) },
      { note: 'Maximum character length is 300' },
    ],
  ],
  'GET paylink/list': [[{ sort: 'total' }, { sort: "'total' is not a field this list sorts by" }]],
  'GET paylink': [[{}, { id: 'Id is required' }]],
  'POST paylink/mail': [[{}, { id: 'Id is required' }]],
  'PUT paylink/cancel': [
    [{}, { id: 'Id is required', version: 'Version is required', reason: 'Reason is required' }],
    [{ id: 1, version: 1, reason: 'no' }, { reason: 'Minimum character length is 5' }],
  ],
  'POST admin/verify-payment': [[{}, { linkId: 'Link is required' }]],
  'GET payment/list': [
    [{ sort: 'status' }, { sort: "'status' is not a field this list sorts by" }],
    [
      { filter: { mark: 'eq:late' } },
      { 'filter[mark]': "'late' is not one of surplus, dispute, access, approval, confirm, refunded, test" },
    ],
    [{ deleted: 'only' }, { deleted: 'Payments are never deleted' }],
  ],
  'GET payment/sums': [
    [{ q: 'a'.repeat(201) }, { q: 'Maximum character length is 200' }],
    [{ filter: { amount: 'gt:much' } }, { 'filter[amount]': "'much' is not a number" }],
  ],
  'GET payment': [[{}, { id: 'Id is required' }]],
  'GET payment/event': [[{}, { id: 'Id is required' }]],
  'GET invoice/list': [
    [{ sort: 'number' }, { sort: "'number' is not a field this list sorts by" }],
    [{ filter: { issuedOn: 'eq:today' } }, { 'filter[issuedOn]': "'today' is not a day, as 2026-05-31" }],
    [{ deleted: 'only' }, { deleted: 'Invoices are never deleted' }],
  ],
  'GET report/sales': [
    [{}, { from: 'From is required', to: 'To is required' }],
    [{ from: '2026-02-30', to: '2026-03-01' }, { from: 'From is Invalid' }],
    [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'To is before From' }],
    [{ from: '2025-01-01', to: '2026-03-01' }, { to: 'A report has at most 366 days' }],
    [{ ...month, groupBy: 'hour' }, { groupBy: 'Grouped by is Invalid' }],
    [{ ...month, currency: 'rupee' }, { currency: 'Currency is Invalid' }],
  ],
  'GET report/sales/rows': [
    [{ ...month, groupBy: 'day', key: 'yesterday' }, { key: 'Group is Invalid' }],
    [{ ...month, groupBy: 'day', key: '2026-07-01' }, { key: 'Group is Invalid' }],
    [{ ...month, sort: 'amount' }, { sort: "'amount' is not a field this list sorts by" }],
    [{ ...month, deleted: 'only' }, { deleted: 'Rows of the ledger are never deleted' }],
  ],
  'GET report/signups': [[{ ...month, groupBy: 'item' }, { groupBy: 'Grouped by is Invalid' }]],
  'GET report/coupons': [[{ ...month, compare: 'week' }, { compare: 'Compared with is Invalid' }]],
  'GET report/subscriptions': [[{ ...month, audience: 'agency' }, { audience: 'Audience is Invalid' }]],
  'GET admin/trainers/video-analytics': [
    [{ ...month, sort: 'name' }, { sort: 'Sorted by is Invalid' }],
    [{ from: '2025-01-01', to: '2026-03-01' }, { to: 'A report has at most 366 days' }],
  ],
  'GET admin/trainers/video-analytics/details': [[{ ...month }, { trainerId: 'Trainer is required' }]],
  'POST lesson/seen': [
    [{ ...seen, viewKey: 'my view' }, { viewKey: 'View is Invalid' }],
    [{ ...seen, seconds: -1 }, { seconds: 'Seconds is Invalid' }],
    [{ ...seen, device: 'television' }, { device: 'Device is Invalid' }],
  ],
  'GET report/export': [
    [
      {},
      {
        report: 'Report is required',
        groupBy: 'Grouped by is required',
        from: 'From is required',
        to: 'To is required',
        format: 'Format is required',
      },
    ],
    [{ ...month, report: 'signups', groupBy: 'item', format: 'csv' }, { groupBy: 'Grouped by is Invalid' }],
    [
      { ...month, report: 'videos', groupBy: 'item', format: 'csv', kind: 'plan' },
      { groupBy: 'Grouped by is Invalid', kind: 'Kind is Invalid' },
    ],
    [
      { ...month, report: 'sales', groupBy: 'item', format: 'doc', kind: 'student' },
      { format: 'Format is Invalid', kind: 'Kind is Invalid' },
    ],
  ],
  'POST report/saved': [
    [{}, savedRequired],
    [{ ...savedSales, onDay: 8 }, { onDay: 'Day is Invalid' }],
    [{ ...savedSales, rhythm: 'monthly', onDay: 29 }, { onDay: 'Day is Invalid' }],
    [
      { ...savedSales, people: [2_000_000_000] },
      { people: 'Without the right to see reports: somebody who is no longer here' },
    ],
  ],
  'PUT report/saved': [[{}, { id: 'Id is required', version: 'Version is required', ...savedRequired }]],
  'DELETE report/saved': [[{}, { id: 'Id is required', version: 'Version is required' }]],
  'POST report/rebuild': [
    [{ ...month }, { report: 'Report is required' }],
    [{ ...month, report: 'accounts' }, { report: 'Report is Invalid' }],
    [{ report: 'sales', from: '2000-01-01', to: '2026-01-01' }, { to: 'At most ten years' }],
  ],
  'GET report/reconcile': [
    [{ sort: 'kind' }, { sort: "'kind' is not a field this list sorts by" }],
    [{ deleted: 'only' }, { deleted: 'Differences are never deleted' }],
  ],
  'PUT report/reconcile': [
    [{}, { id: 'Id is required', version: 'Version is required', note: 'Note is required' }],
    [{ id: 1, version: 1, note: 'No' }, { note: 'Minimum character length is 5' }],
  ],
  'GET report/accounts': [
    [{}, { month: 'Month is required', kind: 'File is required' }],
    [{ month: '2026-13', kind: 'journal' }, { month: 'Month is Invalid' }],
  ],
  'GET invoice': [[{}, { id: 'Id is required' }]],
  'POST paylink/accept': [[{}, { paymentId: 'Payment is required' }]],
  'POST payment/record': [
    [
      {},
      {
        orderId: 'Order is required',
        method: 'Method is required',
        reference: 'Reference is required',
        receivedOn: 'Day is required',
      },
    ],
    [{ ...handMoney, method: 'cheque' }, { method: 'Method is Invalid' }],
    [{ ...handMoney, reference: 'UTR' }, { reference: 'Minimum character length is 4' }],
    [{ ...handMoney, reference: 'U'.repeat(61) }, { reference: 'Maximum character length is 60' }],
    [{ ...handMoney, receivedOn: '2026-02-30' }, { receivedOn: 'Day is Invalid' }],
    [{ ...handMoney, fileId: 'a.pdf' }, { fileId: 'Proof is Invalid' }],
    [{ ...handMoney, fileId: 999_999 }, { fileId: fileIsGone }, 409],
  ],
  'POST payment/proof': [[{}, { file: 'File is required' }]],
  'GET payment/proof': [[{}, { id: 'Id is required' }]],
  'PUT payment/confirm': [
    [{}, { id: 'Id is required', ok: 'Decision is required' }],
    [{ id: 1, ok: false, reason: 'no' }, { reason: 'Minimum character length is 5' }],
  ],
  'GET refund/list': [[{ sort: 'reason' }, { sort: "'reason' is not a field this list sorts by" }]],
  'POST refund/create': [
    [{}, { paymentId: 'Payment is required', amountMinor: 'Amount is required', reason: 'Reason is required' }],
    [{ ...refund, amountMinor: 0 }, { amountMinor: 'Amount is Invalid' }],
    [{ ...refund, amountMinor: 1.5 }, { amountMinor: 'Amount is Invalid' }],
    [{ ...refund, amountMinor: 'all' }, { amountMinor: 'Only Numbers are allowed' }],
    [{ ...refund, reason: 'no' }, { reason: 'Minimum character length is 5' }],
  ],
  'PUT refund/approve': [
    [{}, { id: 'Id is required', version: 'Version is required', ok: 'Decision is required' }],
    [{ ...row, ok: false, reason: 'no' }, { reason: 'Minimum character length is 5' }],
  ],
  'PUT refund/settle': [
    [
      {},
      {
        id: 'Id is required',
        version: 'Version is required',
        reference: 'Reference is required',
        paidOn: 'Day is required',
      },
    ],
    [{ ...row, reference: 'UTR', paidOn: '2026-01-01' }, { reference: 'Minimum character length is 4' }],
    [{ ...row, reference: 'UTR 4711', paidOn: '2026-02-30' }, { paidOn: 'Day is Invalid' }],
  ],
  'POST order/access': [
    [{}, { orderId: 'Order is required', decision: 'Decision is required' }],
    [{ orderId: 1, decision: 'refund' }, { decision: 'Decision is Invalid' }],
  ],
  'POST invoice/issue': [[{}, { orderId: 'Order is required' }]],
  'GET invoice/correction': [[{}, { id: 'Invoice is required' }]],
  'POST invoice/correct': [
    [{ billTo: {} }, { id: 'Invoice is required', reason: 'Reason is required' }],
    [
      { id: 1, billTo: { email: 'none' }, reason: 'No' },
      { 'billTo.email': 'Please enter a valid email address', reason: 'Minimum character length is 5' },
    ],
  ],
  'GET invoice/ask-correction': [[{}, { id: 'Invoice is required' }]],
  'POST invoice/ask-correction': [
    [{ billTo: {} }, { id: 'Invoice is required' }],
    [
      { id: 1, billTo: { email: 'none', address: 'a'.repeat(301) } },
      { 'billTo.email': 'Please enter a valid email address', 'billTo.address': 'Maximum character length is 300' },
    ],
  ],
  'POST invoice/dismiss-correction': [
    [{}, { id: 'Request is required', reason: 'Reason is required' }],
    [{ id: 1, reason: 'no' }, { reason: 'Minimum character length is 5' }],
  ],
  'GET invoice/download': [[{}, { id: 'Id is required' }]],
  'GET setting/payment-provider/webhooks': [[{}, { id: 'Id is required' }]],
  'PUT setting/payment-provider': [
    [{}, { id: 'Id is required', version: 'Version is required' }],
    [{ id: 1, version: 1, currencies: [] }, { currencies: 'Choose a currency' }],
  ],
  'PUT setting/payment-provider/keys': [
    [{}, { id: 'Id is required', version: 'Version is required' }],
    [{ id: 1, version: 1, secret: 'short' }, { secret: 'Minimum character length is 8' }],
  ],
  'POST setting/test-payment': [[{}, { id: 'Id is required', version: 'Version is required' }]],
  'PUT setting/payments': [
    [
      { version: 1, seller: { name: 'A' }, yearStarts: 13, taxOnTop: [], refundApprovalMinor: -1 },
      {
        'seller.name': 'Minimum character length is 2',
        'seller.address': 'Address is required',
        'seller.countryId': 'Country is required',
        'seller.email': 'E-mail is required',
        yearStarts: 'Year of invoices is Invalid',
        refundApprovalMinor: 'Second person for refunds is Invalid',
        'renewals.linkDays': 'Renewal links is required',
        'renewals.remindDays': 'Reminders is required',
      },
    ],
  ],
  'POST tax-rate': [
    [
      {},
      {
        countryId: 'Country is required',
        scope: 'For is required',
        name: 'Name is required',
        rateBp: 'Rate is required',
        validFrom: 'Valid from is required',
      },
    ],
    [
      { countryId: 1, scope: 'any', name: 'VAT', rateBp: 5001, validFrom: '2026-02-30' },
      { rateBp: 'At most 50%', validFrom: 'Valid from is Invalid' },
    ],
  ],
  'PUT tax-rate': [
    [{}, { id: 'Id is required', version: 'Version is required' }],
    [{ id: 1, version: 1, rateBp: 'much' }, { rateBp: 'Only Numbers are allowed' }],
  ],
  'GET admin/coupon/list': [
    [{ sort: 'code' }, { sort: "'code' is not a field this list sorts by" }],
    [{ filter: { used: 'between:1' } }, { 'filter[used]': "'between' needs two values" }],
    [{ filter: { used: 'eq:1.5' } }, { 'filter[used]': "'1.5' is not a whole number" }],
  ],
  'GET admin/coupon': [[{}, { id: 'Id is required' }]],
  'POST admin/coupon/create': [
    [
      {},
      {
        code: 'Code is required',
        name: 'Internal name is required',
        discountKind: 'Type is required',
        amounts: 'Currency is required',
        startsAt: 'Valid from is required',
        endsAt: 'Valid until is required',
        perUserLimit: 'Uses per student is required',
        appliesTo: 'Applies to is required',
        audience: 'Audience is required',
      },
    ],
    [
      { ...coupon, kind: 'other', campaign: {} },
      {
        kind: 'Kind is Invalid',
        'campaign.quizId': 'Quiz is required',
        'campaign.codePrefix': 'Prefix of the codes is required',
        'campaign.codeCount': 'Number of codes is required',
        'campaign.winners': 'Winners is required',
        'campaign.entryStartsAt': 'Entries from is required',
        'campaign.entryEndsAt': 'Entries until is required',
      },
    ],
    [
      { ...coupon, kind: 'marketing' },
      { code: codeOfCampaign, campaign: 'Campaign is required' },
    ],
    [
      { ...coupon, code: undefined, kind: 'marketing', campaign: { ...campaign, quizId: 1, winners: 3 } },
      { 'campaign.winners': 'There are fewer codes than winners' },
    ],
    [
      { ...coupon, code: undefined, kind: 'marketing', campaign: { ...campaign, quizId: 1 } },
      { 'campaign.quizId': 'Quiz is Invalid' },
    ],
    [{ ...coupon, status: 'ended' }, { status: 'Status is Invalid' }],
    [{ ...coupon, code: 'ABC' }, { code: 'Minimum character length is 4' }],
    [{ ...coupon, code: 'A'.repeat(21) }, { code: 'Maximum character length is 20' }],
    [{ ...coupon, name: 'AB' }, { name: 'Minimum character length is 3' }],
    [{ ...coupon, perUserLimit: 'many' }, { perUserLimit: 'Only Numbers are allowed' }],
    [{ ...coupon, perUserLimit: 1.5 }, { perUserLimit: 'Only Numbers are allowed' }],
    [{ ...coupon, percentBp: 10_001 }, { percentBp: 'Percent off is Invalid' }],
    [{ ...coupon, percentBp: null }, { percentBp: 'Percent off is required' }],
    [{ ...coupon, discountKind: 'flat', percentBp: null }, { 'amounts[0].flatMinor': 'Amount off is required' }],
    [{ ...coupon, amounts: [amount, amount] }, { 'amounts[1].currency': 'Currency is already in use' }],
    [{ ...coupon, amounts: [{ ...amount, currency: 'XXX' }] }, { 'amounts[0].currency': 'Currency is Invalid' }],
    [{ ...coupon, endsAt: coupon.startsAt }, { endsAt: 'Valid until is Invalid' }],
    [{ ...coupon, startsAt: 'tomorrow' }, { startsAt: 'Valid from is Invalid' }],
    [{ ...coupon, startsAt: '2029-02-30T00:00:00Z' }, { startsAt: 'Valid from is Invalid' }],
    [{ ...coupon, code: ['SPRING10'] }, { code: 'Code is Invalid' }],
    [{ ...coupon, perUserLimit: 11 }, { perUserLimit: 'Uses per student is Invalid' }],
    [{ ...coupon, appliesTo: 'chosen' }, { targets: 'Selected items is required' }],
    [{ ...coupon, audience: 'chosen' }, { userIds: 'Chosen students is required' }],
    [{ ...coupon, audience: 'chosen', userIds: [9, 1] }, { 'userIds[1]': 'Chosen students is Invalid' }],
    [
      { ...coupon, appliesTo: 'chosen', targets: [{ kind: 'category', id: 999_999 }] },
      { 'targets[0].id': 'Selected items is Invalid' },
    ],
  ],
  'PUT admin/coupon/update': [
    [{ name: 'Spring' }, { id: 'Id is required', version: 'Version is required' }],
    [{ id: 15, version: 1, name: '' }, { name: 'Internal name is required' }],
    [{ id: 15, version: 1, code: 'A B C D' }, { code: 'Code is Invalid\nLetters and digits; no spaces' }],
    [{ id: 15, version: 1, totalLimit: 0 }, { totalLimit: 'Total uses is Invalid' }],
    [{ id: 15, version: 1, endsAt: '2001-01-01T00:00:00Z' }, { endsAt: 'Valid until is Invalid' }],
  ],
  'GET admin/coupon/students/list': [
    [{}, { id: 'Id is required' }],
    [{ id: 29, deleted: 'only' }, { deleted: 'Entries are never deleted' }],
    [
      { id: 29, filter: { state: 'eq:gone' } },
      { 'filter[state]': "'gone' is not one of ranked, tie, disqualified, open" },
    ],
    [{ id: 29, sort: 'won' }, { sort: "'won' is not a field this list sorts by" }],
  ],
  'GET admin/coupon/marketing-quiz-list': [[{ q: 'x'.repeat(101) }, { q: 'Maximum character length is 100' }]],
  'GET admin/coupon/check-result-declared': [[{}, { id: 'Id is required' }]],
  'POST admin/coupon/declare-result': [
    [{}, { id: 'Id is required' }],
    [{ id: 28, confirm: 'Another' }, { confirm: 'Name is Invalid' }],
  ],
  'PUT admin/coupon/disqualify': [
    [{}, { entryId: 'Entry is required', reason: 'Reason is required' }],
    [{ entryId: 1, reason: 'No' }, { reason: 'Minimum character length is 5' }],
  ],
  'PUT admin/coupon/void-winner': [
    [{ reason: 'No' }, { entryId: 'Entry is required', reason: 'Minimum character length is 5' }],
  ],
  'POST marketing/start': [[{}, { couponId: 'Campaign is required' }]],
  'POST marketing/submit': [
    [{}, { entryId: 'Entry is required', answers: 'answers is required' }],
    [
      { entryId: 1, answers: [{ optionIds: ['x'], text: 'a'.repeat(201) }] },
      {
        'answers[0].questionId': 'Question is required',
        'answers[0].optionIds[0]': 'Option is Invalid',
        'answers[0].text': 'Maximum character length is 200',
      },
    ],
  ],
  'PUT admin/coupon/change-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'gone' }, { status: 'Status is Invalid' }],
    [{ ...row, status: 'draft' }, { status: "Status can't go from Active to Draft" }],
    [{ ...row, status: 'ended' }, { reason: 'Reason is required' }],
    [{ ...row, status: 'ended', reason: 'No' }, { reason: 'Minimum character length is 5' }],
  ],
  'DELETE admin/coupon': [[{ id: 15 }, { version: 'Version is required' }]],
  'PUT admin/coupon/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'GET admin/coupon/users': [
    [{}, { id: 'Id is required' }],
    [{ id: 1, deleted: 'only' }, { deleted: 'Uses are never deleted' }],
    [{ id: 1, chosen: true, sort: 'reservedAt' }, { chosen: "'reservedAt' is not a field of the people chosen" }],
  ],
  'PUT admin/coupon/users': [
    [{ add: [9] }, { id: 'Id is required', version: 'Version is required' }],
    [{ id: 10, version: 1, add: ['x'] }, { 'add[0]': 'Chosen students is Invalid' }],
    [{ id: 10, version: 1, add: [1] }, { 'add[0]': 'Chosen students is Invalid' }],
  ],
  'POST admin/coupon/codes': [
    [{}, { id: 'Id is required', prefix: 'Prefix is required', count: 'Number of codes is required' }],
    [
      { id: 10, prefix: 'A-B', count: 0 },
      { prefix: 'Prefix is Invalid', count: 'Number of codes is Invalid' },
    ],
    [{ id: 10, prefix: 'AB', count: 'many' }, { count: 'Only Numbers are allowed' }],
  ],
  'GET admin/coupon/codes': [
    [{}, { id: 'Id is required' }],
    [{ id: 1, deleted: 'only' }, { deleted: 'Codes are never deleted' }],
  ],
  'GET admin/coupon/code-counts': [[{}, { id: 'Id is required' }]],
  'PUT admin/coupon/void-codes': [
    [{}, { id: 'Id is required', reason: 'Reason is required' }],
    [{ id: 10, reason: 'Printed wrong' }, { codeIds: 'Name the codes by their ids, or by their job' }],
    [
      { id: 10, codeIds: [], reason: 'No' },
      { codeIds: 'Codes is required', reason: 'Minimum character length is 5' },
    ],
  ],
  'GET admin/coupon/check': [
    [
      {},
      {
        code: 'Coupon is required',
        itemKind: 'Item is required',
        itemId: 'Item is required',
        currency: 'Currency is required',
        studentId: 'Student is required',
      },
    ],
  ],
  'GET admin/coupon/find-targets': [
    [{}, { q: 'Search is required' }],
    [{ q: 'a' }, { q: 'Minimum character length is 2' }],
  ],
  'GET admin/coupon/find-students': [
    [{ q: ' a ' }, { q: 'Minimum character length is 2' }],
    [{ q: { name: 'Asha' } }, { q: 'Search is Invalid' }],
  ],
};
