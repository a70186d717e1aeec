import type { RequestOf } from '@lectern/contract';
import { paylinkCalls } from '@lectern/contract/commerce';
import { sql, type RawBuilder } from 'kysely';
import type { EndpointFixture } from '../fixture';
import { closedCampaign } from '../campaigns';
import { invoiceOfOrder, orderWithoutInvoice, paidOrder, surplusPayment } from '../money';

type Sent = Readonly<Record<string, unknown>>;

/** A call that is done once however often it is sent with one key. */
export interface ReplayRow {
  /** A request that has not been made before, and another one that the same person could make. */
  readonly sent: (fixture: EndpointFixture) => Promise<readonly [Sent, Sent]>;
  /** What the call itself refuses, when it has already taken the key. */
  readonly refused: Sent;
  /** The table whose rows are its effect, and the action that is audited. */
  readonly makes: 'mails' | 'users' | 'jobs' | 'orders' | 'payments' | 'refunds' | 'invoices';
  /** Limits the rows to those that count; else all do. */
  readonly where?: RawBuilder<unknown>;
  readonly action: string;
}

const otherPayer = { billTo: { name: 'Horizon Trust' }, reason: 'The company pays' };
const mobile = ({ next }: EndpointFixture) => `66600 ${String(next()).padStart(5, '0')}`;
const invited = async ({ api, db }: EndpointFixture): Promise<Sent> => {
  const { id } = await api.person(3);
  await sql`update users set status = 'invited', password_hash = null where id = ${id}`.execute(db);
  return { id };
};
const active = async ({ api }: EndpointFixture): Promise<Sent> => ({ id: (await api.person(15)).id });
const newcomer = ({ next }: EndpointFixture): Sent => ({
  firstName: 'Neha',
  email: `neha.${next()}@example.com`,
  roleId: 3,
});
const student = (fixture: EndpointFixture): Sent => ({
  firstName: 'Asha',
  lastName: 'Rao',
  countryId: 1,
  mobile: mobile(fixture),
});

/** As `student`, with the address that decisions are mailed to. */
const mailed = (fixture: EndpointFixture): Sent => ({
  ...student(fixture),
  email: `asha.${fixture.next()}@example.com`,
});

const exported = (q: string): Sent => ({ call: 'student/list', query: { q }, columns: ['name'], format: 'csv' });

const lost = async ({ api, db }: EndpointFixture): Promise<Sent> => {
  const { id } = await api.person(15);
  const { rows } = await sql<{ id: number }>`insert into students (user_id) values (${id}) returning id`.execute(db);
  return { action: 'student.lead', ids: [rows[0]!.id], args: { leadState: 'lost' } };
};

const sale = { studentId: 1, item: { kind: 'plan', id: 3 }, currency: 'INR' };
const sold: Sent = { ...sale, expectedTotalMinor: 99_900, expiresInHours: 72 };
const link = async ({ admin }: EndpointFixture): Promise<Sent> => {
  const { body } = await admin.send(paylinkCalls.generate, sold as RequestOf<typeof paylinkCalls.generate>);
  if (!body.success) throw new Error(JSON.stringify(body));
  return { id: body.result.link!.id };
};
const receipt = { method: 'cash', receivedOn: '2026-01-01' };
const money = async (fixture: EndpointFixture): Promise<Sent> => {
  const { order } = await fixture.done(paylinkCalls.generate, sold as RequestOf<typeof paylinkCalls.generate>);
  return { ...receipt, orderId: order.id, reference: `Receipt ${fixture.next()}` };
};

const refund = { amountMinor: 100, reason: 'Bought by mistake' };
const accepted = ({ paymentId }: { readonly paymentId: number }): Sent => ({ paymentId });

/** By hand: each call that creates money, mail or an account, or is done to many rows. */
export const replayTable: Readonly<Record<string, ReplayRow>> = {
  'POST admin/student': {
    makes: 'users',
    action: 'student.create',
    refused: { firstName: 'Asha', countryId: 1, mobile: '12' },
    sent: (fixture) => Promise.resolve([student(fixture), student(fixture)]),
  },
  'POST admin/student-quick-signup': {
    makes: 'users',
    action: 'student.create',
    refused: { firstName: 'Asha', countryId: 1, mobile: '12' },
    sent: (fixture) => Promise.resolve([student(fixture), student(fixture)]),
  },
  'POST admin/generate-payment-link': {
    makes: 'orders',
    action: 'order.create',
    refused: { ...sold, couponCode: 'NOSUCHCODE' },
    sent: () => Promise.resolve([sold, { ...sold, expiresInHours: 24 }]),
  },
  'POST paylink/mail': {
    makes: 'mails',
    action: 'paymentLink.mail',
    refused: { id: 999_999 },
    sent: async (fixture) => [await link(fixture), await link(fixture)],
  },
  'POST paylink/accept': {
    makes: 'invoices',
    action: 'payment.accept',
    refused: { paymentId: 999_999 },
    sent: async (fixture) => [accepted(await surplusPayment(fixture)), accepted(await surplusPayment(fixture))],
  },
  'POST payment/record': {
    makes: 'payments',
    action: 'payment.record',
    refused: { ...receipt, orderId: 999_999, reference: 'Receipt 0' },
    sent: async (fixture) => [await money(fixture), await money(fixture)],
  },
  'POST refund/create': {
    makes: 'refunds',
    action: 'refund.create',
    refused: { ...refund, paymentId: 999_999 },
    sent: async (fixture) => {
      const { paymentId } = await paidOrder(fixture);
      return [
        { ...refund, paymentId },
        { ...refund, paymentId, amountMinor: 200 },
      ];
    },
  },
  'POST invoice/issue': {
    makes: 'invoices',
    action: 'invoice.issue',
    refused: { orderId: 999_999 },
    sent: async (fixture) => [
      { orderId: await orderWithoutInvoice(fixture) },
      { orderId: await orderWithoutInvoice(fixture) },
    ],
  },
  'POST invoice/correct': {
    makes: 'invoices',
    where: sql`replaces_id is not null`,
    action: 'invoice.correct',
    refused: { id: 999_999, ...otherPayer },
    sent: async (fixture) => [
      { id: await invoiceOfOrder(fixture), ...otherPayer },
      { id: await invoiceOfOrder(fixture), ...otherPayer },
    ],
  },
  'POST trainer': {
    makes: 'users',
    action: 'trainer.create',
    refused: { firstName: 'Asha', email: 'asha@example.org', countryId: 1, mobile: '12' },
    sent: (fixture) => Promise.resolve([mailed(fixture), mailed(fixture)]),
  },
  'POST agency/step1': {
    makes: 'users',
    action: 'agency.create',
    refused: { name: 'Ours', firstName: 'Asha', email: 'asha@example.org', countryId: 1, mobile: '12' },
    sent: (fixture) =>
      Promise.resolve([
        { ...mailed(fixture), name: 'Ours' },
        { ...mailed(fixture), name: 'Theirs' },
      ]),
  },
  'POST admin/user': {
    makes: 'users',
    action: 'user.invite',
    refused: { firstName: 'Neha', email: 'student@example.com', roleId: 15 },
    sent: (fixture) => Promise.resolve([newcomer(fixture), newcomer(fixture)]),
  },
  'POST setting/test-mail': {
    makes: 'mails',
    action: 'mail.test',
    refused: { to: 'nobody' },
    sent: ({ next }) => Promise.resolve([{ to: `a${next()}@example.com` }, { to: `b${next()}@example.com` }]),
  },
  'POST admin/coupon/declare-result': {
    makes: 'mails',
    where: sql`template = 'campaign-won'`,
    action: 'coupon.declareResult',
    refused: { id: 28, confirm: 'Another' },
    sent: async (fixture) => [await closedCampaign(fixture), await closedCampaign(fixture)],
  },
  'POST admin/coupon/codes': {
    makes: 'jobs',
    action: 'coupon.makeCodes',
    refused: { id: 999_999, prefix: 'AB', count: 2 },
    sent: () =>
      Promise.resolve([
        { id: 1, prefix: 'AA', count: 1 },
        { id: 2, prefix: 'BB', count: 1 },
      ]),
  },
  'POST jobs/bulk': {
    makes: 'jobs',
    action: 'job.bulk',
    refused: { action: 'student.lead', args: { leadState: 'lost' } },
    sent: async (fixture) => [await lost(fixture), await lost(fixture)],
  },
  'POST jobs/export': {
    makes: 'jobs',
    action: 'job.export',
    refused: { ...exported('x'), columns: ['unheardOf'] },
    sent: ({ next }) => Promise.resolve([exported(`a${next()}`), exported(`b${next()}`)]),
  },
  'POST user/send-reset': {
    makes: 'mails',
    action: 'user.sendReset',
    refused: { id: 999_999 },
    sent: async (fixture) => [await active(fixture), await active(fixture)],
  },
  'POST user/resend-invite': {
    makes: 'mails',
    action: 'user.resendInvite',
    refused: { id: 999_999 },
    sent: async (fixture) => [await invited(fixture), await invited(fixture)],
  },
};

/** How many rows its effect is so far, and how many of it are in the audit log. */
export const effectsOf = async (
  { db }: EndpointFixture,
  { makes, where = sql`true`, action }: ReplayRow,
): Promise<{ made: number; audited: number }> => {
  const { rows } = await sql<{ made: number; audited: number }>`
    select (select count(*)::int from ${sql.table(makes)} where ${where}) as made, (select count(*)::int from audit_log where action = ${action}) as audited`.execute(
    db,
  );
  return rows[0]!;
};
