import { madeStatus } from './made-status';
import { stepsOf } from './next-steps';
import { qrSvg } from './qr-file';
import { changedLinks, heldBack } from './marked';
import { detailOf, linkOf } from './testing';

const texts = (values: Parameters<typeof detailOf>[0]) =>
  stepsOf(detailOf(values)).map(({ text, tone }) => [text, tone]);
const at = '2026-11-20T11:50:00.000Z';

test('the steps of a link are done as they happen', () => {
  expect(texts({})).toEqual([
    ['Mailed to suresh@example.com', 'done'],
    ['Suresh opens it', 'waiting'],
    ['Suresh pays', 'waiting'],
    ['The link ends', 'waiting'],
  ]);
  expect(texts({ openedAt: at, failure: 'Bank is down' }).slice(1, 3)).toEqual([
    ['Suresh opened it', 'done'],
    ['Suresh tried to pay', 'danger'],
  ]);
  expect(texts({ mailedAt: null, openedAt: at, paidAt: at, status: 'paid', invoiceNumber: 'INV-2026-000007' })).toEqual(
    [
      ['You send the link', 'done'],
      ['Suresh opened it', 'done'],
      ['Suresh paid', 'done'],
      ['Invoice INV-2026-000007', 'done'],
    ],
  );
  expect(texts({ status: 'cancelled' }).at(-1)).toEqual(['Cancelled', 'danger']);
});

test('the badge says what the link is', () => {
  expect([
    madeStatus(detailOf()).label,
    madeStatus(detailOf({ status: 'paid' })).label,
    madeStatus(detailOf({ status: 'paid', totalMinor: 0 })).label,
    madeStatus(detailOf({ status: 'expired' })).label,
  ]).toEqual(['Link is ready', 'Paid', 'Access given', 'Expired']);
});

test('a row is marked when its state changes or it is new, but not on the first read', () => {
  const rows = [linkOf({ id: 1 }), linkOf({ id: 2 })];
  expect(changedLinks(undefined, rows)).toEqual([]);
  const now = [linkOf({ id: 3 }), linkOf({ id: 1, openedCount: 1 }), linkOf({ id: 2 })];
  expect(changedLinks(rows, now).map(({ id }) => id)).toEqual([3, 1]);
});

test('new rows wait while the list is held, and changed ones do not', () => {
  const rows = [linkOf({ id: 3 }), linkOf({ id: 1 })];
  expect(heldBack(rows, undefined)).toEqual({ shown: rows, newer: 0 });
  expect(heldBack(rows, new Set([1]))).toEqual({ shown: [rows[1]], newer: 1 });
});

test('the saved QR code has the light frame that readers need', () => {
  expect(qrSvg('M0 0h7', 37)).toContain('viewBox="-4 -4 45 45"');
});
