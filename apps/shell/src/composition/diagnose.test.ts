/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { diagnose } from './diagnose';

const text = 'export {}';
const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}` as const;
const answering = (answer: () => Promise<unknown>): void => void (globalThis.fetch = answer as unknown as typeof fetch);
const file =
  (body: string, status = 200) =>
  async () => ({ ok: status === 200, status, arrayBuffer: async () => new TextEncoder().encode(body).buffer });

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [500, 'offline'],
  [502, 'offline'],
  [503, 'offline'],
  [403, 'offline'],
])('an answer that is no success means missing only where the server says so: %i', async (status, cause) => {
  answering(file('', status));
  expect(await diagnose('/x.js', integrity)).toBe(cause);
});

test('other bytes than those listed mean changed', async () => {
  answering(file('<!doctype html>'));
  expect(await diagnose('/x.js', integrity)).toBe('changed');
});

test('the right bytes now mean that the connection broke before', async () => {
  answering(file(text));
  expect(await diagnose('/x.js', integrity)).toBe('offline');
});

test('no answer at all means offline, silence a time-out', async () => {
  answering(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await diagnose('/x.js', integrity)).toBe('offline');
  answering(async () => {
    throw new DOMException('late', 'TimeoutError');
  });
  expect(await diagnose('/x.js', integrity)).toBe('timeout');
});
