import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { stateOf } from './state-of';
import { eventOf, remoteOf, summaryOf } from './testing';

const none = { loads: 0, errors: 0, people: 0 };
const bad = { loads: 18, errors: 9, people: 5 };

test.each<[string, Partial<RemoteOverview>, object]>([
  ['what does well is healthy', {}, { mark: 'healthy', word: 'Healthy' }],
  [
    'of what nobody told, nothing is said but that it is live',
    { health: { main: summaryOf(), canary: summaryOf() } },
    { mark: 'active', word: 'Live', more: 'no reports in 24 h' },
  ],
  [
    'what is switched off says its message',
    { state: 'disabled', message: 'Being repaired', now: { live: bad, canary: none } },
    { mark: 'inactive', word: 'Switched off', more: 'Being repaired' },
  ],
  [
    'what may not run says why',
    { refused: 'The key that signed 1.4.1 was revoked' },
    { mark: 'failed', word: 'Blocked', more: 'The key that signed 1.4.1 was revoked' },
  ],
  [
    'what has lost its files says so before its errors are counted',
    { lost: [{ version: '1.4.1', files: ['a.js', 'b.css'] }], now: { live: bad, canary: none } },
    { mark: 'failed', word: 'Files missing', more: '2 files of 1.4.1' },
  ],
  [
    'over its limit with few loads it waits for the judge',
    { now: { live: none, canary: bad } },
    { mark: 'failed', word: 'Over limit', more: '18 of 20 loads before evaluation' },
  ],
  [
    'over its limit with enough loads it says how many',
    { now: { live: { loads: 40, errors: 2, people: 9 }, canary: none } },
    { mark: 'failed', word: 'Over limit', more: '2 errors in the last 40 loads' },
  ],
  [
    'at its limit it is still healthy',
    { now: { live: { loads: 50, errors: 1, people: 9 }, canary: none } },
    { mark: 'healthy', word: 'Healthy' },
  ],
  [
    'a rolled-back release says where it is now',
    { takenBack: eventOf({ action: 'auto_rollback', from: '1.4.2', to: '1.4.1' }) },
    { mark: 'rolled back', word: 'Rolled back', more: 'back to 1.4.1' },
  ],
  ['before its first release nothing is live', { live: null }, { mark: 'draft', word: 'Nothing' }],
])('%s', (_rule, over, state) => expect(stateOf(remoteOf(over))).toEqual(state));
