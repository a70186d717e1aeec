/** @jest-environment jsdom */
import { beacon } from '@lectern/api-client';
import type { HealthReport } from '@lectern/contract/platform';
import { failureOf } from '../composition/explain';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { watchErrors } from '../composition/watch-errors';
import { arrive, breakDown, noteLoad, useRemotes } from '../composition/remote-store';
import { useOverrideStore } from '../session/override-store';
import { keepEarly } from './early';
import { reportEvery, watchHealth } from './watch-health';

jest.mock('@lectern/api-client', () => ({
  ...jest.requireActual<object>('@lectern/api-client'),
  beacon: jest.fn(() => Promise.resolve(200)),
}));

const sentReports = (): readonly HealthReport[] =>
  (beacon as unknown as jest.Mock<unknown, [unknown, { reports: HealthReport[] }]>).mock.calls.flatMap(
    ([, { reports }]) => reports,
  );
const entry = { name: 'catalog-mfe', version: '1.0.0' };
const thrownBy = (remote: string): Error =>
  Object.assign(new Error('no'), { stack: `Error: no\n at x (http://localhost/remotes/${remote}/1.0.0/a.js:1:1)` });

let stop: () => void;
let stopErrors: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  (beacon as unknown as jest.Mock).mockClear();
  useRemotes.setState({ states: {}, notes: {}, loads: [], failures: [], thrown: [], isReported: false });
  sessionStorage.clear();
  openSession(aSession());
  stopErrors = watchErrors();
});
afterEach(() => {
  stop();
  stopErrors();
  jest.useRealTimers();
});
const later = (): void => void jest.advanceTimersByTime(reportEvery);

test('loads and failures from before the watch are reported too, once [D6.1]', () => {
  noteLoad({ remote: 'catalog-mfe', version: '1.0.0', ms: 30 });
  breakDown(failureOf({ name: 'content-mfe', version: '2.0.0' }, 'missing'));
  stop = watchHealth();
  later();
  later();
  expect(sentReports()).toEqual([
    expect.objectContaining({ remote: 'content-mfe', loadFailures: 1 }),
    expect.objectContaining({ remote: 'catalog-mfe', loads: 1, loadMsMax: 30 }),
  ]);
});

test('a block that failed before the watch began is reported, though another block of the same remote was shown since [D6.1]', () => {
  noteLoad({ remote: entry.name, version: entry.version, ms: 30 });
  breakDown(failureOf(entry, 'threw', ['TypeError: no']));
  arrive(entry.name, entry.version, {});
  stop = watchHealth();
  later();
  expect(sentReports()).toEqual([
    expect.objectContaining({ remote: entry.name, loads: 1, renderErrors: 1, lastError: 'TypeError: no' }),
  ]);
});

test('a fault is reported by its kind: load, render, handler, promise [D6.1]', () => {
  stop = watchHealth();
  noteLoad({ remote: 'catalog-mfe', version: '1.0.0', ms: 30 });
  breakDown(failureOf(entry, 'changed', ['screen.js']));
  breakDown(failureOf(entry, 'threw', ['TypeError: no']));
  window.dispatchEvent(new ErrorEvent('error', { error: thrownBy('catalog-mfe') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrownBy('catalog-mfe') }));
  later();
  expect(sentReports()).toEqual([
    expect.objectContaining({
      ...{ remote: 'catalog-mfe', version: '1.0.0' },
      loadFailures: 1,
      renderErrors: 1,
      handlerErrors: 1,
      promiseErrors: 1,
      lastError: 'Error: no',
    }),
  ]);
});

test('a release that throws before anything of it was loaded has failed to load [D6.1]', () => {
  stop = watchHealth();
  breakDown(failureOf(entry, 'threw', ['TypeError: no']));
  later();
  expect(sentReports()).toEqual([
    expect.objectContaining({
      remote: entry.name,
      loads: 0,
      loadFailures: 1,
      renderErrors: 0,
      lastError: 'TypeError: no',
    }),
  ]);
});

test('a release that does not hold what it declares has failed to load', () => {
  stop = watchHealth();
  breakDown(failureOf(entry, 'faulty', ['It declares list but has no code for it']));
  later();
  expect(sentReports()).toEqual([expect.objectContaining({ remote: entry.name, loadFailures: 1 })]);
});

test('that a remote is switched off, does not fit this shell or nobody answers is no fault of it, nor is an error of the shell [D6.1]', () => {
  stop = watchHealth();
  breakDown(failureOf(entry, 'disabled'));
  breakDown(failureOf(entry, 'incompatible', ['it needs react ^20.0.0, and the shell gives 19.3.1']));
  breakDown(failureOf(entry, 'offline'));
  breakDown(failureOf(entry, 'missing', [], 'shell/1/share-form.js'));
  window.dispatchEvent(
    new ErrorEvent('error', { error: new Error('the shell’s'), filename: 'http://localhost/shell/1/main.js' }),
  );
  later();
  expect(sentReports()).toEqual([]);
});

test('a page that is left without being hidden first reports what it has [D6.1]', () => {
  stop = watchHealth();
  noteLoad({ remote: 'catalog-mfe', version: '1.0.0', ms: 30 });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sentReports()).toHaveLength(1);
});

test('what a page saw that was left before it could report is reported by the next page of the tab, once [D6.1]', () => {
  keepEarly();
  noteLoad({ remote: 'catalog-mfe', version: '1.0.0', ms: 30 });
  window.dispatchEvent(new ErrorEvent('error', { error: thrownBy('catalog-mfe') }));
  window.dispatchEvent(new Event('pagehide'));
  useRemotes.setState({ loads: [], thrown: [] });
  stop = watchHealth();
  window.dispatchEvent(new Event('pagehide'));
  stop();
  stop = watchHealth();
  later();
  expect(sentReports()).toEqual([expect.objectContaining({ remote: 'catalog-mfe', loads: 1, handlerErrors: 1 })]);
});

test('a page that closes reports at once what it has [D6.1]', () => {
  stop = watchHealth();
  noteLoad({ remote: 'catalog-mfe', version: '1.0.0', ms: 30 });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sentReports()).toHaveLength(1);
});

test('nothing is reported of a remote that this page overrides [D6.1, D7.4]', () => {
  useOverrideStore.setState({ remote: 'catalog-mfe' });
  stop = watchHealth();
  breakDown(failureOf(entry, 'threw', ['TypeError: no']));
  noteLoad({ remote: 'catalog-mfe', version: '1.1.0', ms: 30 });
  noteLoad({ remote: 'content-mfe', version: '2.0.0', ms: 30 });
  later();
  useOverrideStore.setState({}, true);
  expect(sentReports()).toEqual([expect.objectContaining({ remote: 'content-mfe', loads: 1 })]);
});
