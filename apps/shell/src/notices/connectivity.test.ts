/** @jest-environment jsdom */
import { watchConnectivity } from './connectivity';

let said: string[];
let watch: ReturnType<typeof watchConnectivity>;
beforeEach(() => {
  said = [];
  watch = watchConnectivity((_level, text) => void said.push(text));
});
afterEach(() => watch.stop());

test('the loss and the return of the connection are announced [4.8]', () => {
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  expect(said).toEqual(['Please check your internet connection', 'You are online']);
});

test('calls that fail while offline do not say it again, until it was online in between', () => {
  dispatchEvent(new Event('offline'));
  watch.notify('error', 'Please check your internet connection');
  expect(said).toHaveLength(1);
  dispatchEvent(new Event('online'));
  watch.notify('error', 'Please check your internet connection');
  watch.notify('error', 'Please check your internet connection');
  expect(said).toEqual([
    'Please check your internet connection',
    'You are online',
    'Please check your internet connection',
  ]);
});

test('other notices pass', () => {
  watch.notify('success', 'Saved');
  expect(said).toEqual(['Saved']);
});
