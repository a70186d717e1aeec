/** @jest-environment jsdom */
import { requestsPending } from '@lectern/api-client';
import { lastWorkDone } from '@lectern/ui-kit';
import { useToastHistory } from '@lectern/ui-kit/toast-history';
import { waitFor } from '@testing-library/dom';
import { goOn } from '../start/go-to';
import { ownShell } from '@lectern/api-client/own-headers';
import { newerShell, noteServedShell } from './served-shell';
import { goByLoading, takesShell } from './take-shell';

jest.mock('@lectern/ui-kit', () => ({
  ...jest.requireActual<object>('@lectern/ui-kit'),
  lastWorkDone: jest.fn(() => Promise.resolve()),
}));
jest.mock('../start/go-to');
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const page = (hash: string): void => {
  document.body.innerHTML = '';
  const script = document.body.appendChild(document.createElement('script'));
  script.type = 'text/plain';
  script.setAttribute('src', `/shell/${hash}/main.1.js`);
};
beforeEach(() => {
  page('aaaa');
  sessionStorage.clear();
  noteServedShell('3-2.7.bbbb');
  jest.mocked(goOn).mockReset();
});
afterEach(comeBack);

test('the page knows its own build, and hears of the one that pages are given [D5.2]', () => {
  expect([ownShell(), newerShell()]).toEqual(['aaaa', 'bbbb']);
  noteServedShell('3-2.8.aaaa');
  expect(newerShell()).toBeUndefined();
});

test('a page that was built in one piece has no newer shell [D5.2]', () => {
  document.body.innerHTML = '';
  expect(newerShell()).toBeUndefined();
});

test('with a newer shell a navigation loads its path; the router goes where it would bring nothing [D5.2]', async () => {
  expect(goByLoading('/FAQs?page=2')).toBe(true);
  await waitFor(() => expect(goOn).toHaveBeenCalledWith('/FAQs?page=2'));
  comeBack();
  noteServedShell('3-2.7.aaaa');
  expect(goByLoading('/FAQs')).toBe(false);
});

test('nothing is reloaded while somebody waits for an answer, or a toast says something [D5.2]', () => {
  const end = requestsPending.begin();
  expect(goByLoading('/FAQs')).toBe(false);
  end();
  document.body.append(Object.assign(document.createElement('div'), { className: 'toast' }));
  expect(goByLoading('/FAQs')).toBe(false);
});

test('until the page goes nothing can be done in it, and it shows that it is on its way [D5.2]', async () => {
  goByLoading('/FAQs');
  expect([document.body.hasAttribute('inert'), requestsPending.count()]).toEqual([true, 1]);
  expect(goByLoading('/skills')).toBe(true);
  await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
  expect(lastWorkDone).toHaveBeenLastCalledWith(5_000);
});

test('a page that comes back from the browser’s memory, or does not get away, can be used as before [D5.2]', () => {
  const isHeld = () => [document.body.hasAttribute('inert'), requestsPending.count()];
  goByLoading('/FAQs');
  comeBack();
  expect(isHeld()).toEqual([false, 0]);
  expect(goByLoading('/FAQs')).toBe(false);
  jest.useFakeTimers();
  sessionStorage.clear();
  goByLoading('/FAQs');
  jest.advanceTimersByTime(20_000);
  expect(isHeld()).toEqual([false, 0]);
  jest.useRealTimers();
});

test('nor before a message is in its toast: a save announces itself and navigates at once [D5.2]', () => {
  const said = (ago: number) =>
    useToastHistory.setState([{ level: 'success', text: 'Coupon created', at: Date.now() - ago }], true);
  said(0);
  expect(goByLoading('/coupon/listing')).toBe(false);
  said(1_000);
  expect(goByLoading('/coupon/listing')).toBe(true);
  useToastHistory.setState([], true);
});

test('nothing is reloaded without a connection: code that is loaded goes on [D5.2]', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(goByLoading('/FAQs')).toBe(false);
  online.mockReturnValue(true);
  expect(goByLoading('/FAQs')).toBe(true);
  online.mockRestore();
});

test.each([
  ['bbbb', 59_000, false],
  ['bbbb', 60_000, true],
  ['cccc', 1000, true],
])('after %s was tried %d ms ago in vain [D5.2]', (hash, ago, takes) =>
  expect(takesShell({ newer: 'bbbb', mustStay: false, tried: `${hash} ${100_000 - ago}`, now: 100_000 })).toBe(takes),
);
