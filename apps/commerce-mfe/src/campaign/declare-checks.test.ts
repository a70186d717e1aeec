import { declareChecks } from './declare-checks';
import { campaignOf } from './testing';

const closed = Date.parse('2026-11-20T00:00:00.000Z');
const states = (of: Parameters<typeof campaignOf>[0], now = closed) =>
  declareChecks(campaignOf(of), now).map(({ state, text }) => `${state}: ${text}`);

test('a closed campaign with all codes is ready, and its ties are to be looked at', () => {
  expect(states({})).toEqual([
    expect.stringMatching(/^ok: Entries closed, 15 Nov 2026/),
    'ok: 500 of 500 codes made',
    'ok: No entry is still open',
    'warn: 2 pairs tie in score and time',
  ]);
});

test('an open window, missing codes and open entries are waited for', () => {
  const now = Date.parse('2026-11-10T00:00:00.000Z');
  expect(states({ codesMade: 120, isMakingCodes: true, openEntries: 1, ties: 0 }, now)).toEqual([
    expect.stringMatching(/^wait: Entries are open until 15 Nov 2026/),
    'wait: 120 of 500 codes made',
    'wait: 1 entry is still open',
    'ok: No entries tie',
  ]);
});

test('missing codes that no job makes are made by the next save', () => {
  expect(states({ codesMade: 120 })[1]).toBe('warn: 120 of 500 codes made: save it again to make the others');
});

test('entries that were never sent, and too few that can win, do not stop a declaration', () => {
  expect(states({ openEntries: 3, ties: 0, eligible: 12 }).slice(2)).toEqual([
    'warn: 3 entries were never sent',
    'ok: No entries tie',
    'warn: Only 12 entries can win',
  ]);
});
