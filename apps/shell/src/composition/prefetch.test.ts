/** @jest-environment jsdom */
import { explain } from './explain';
import { setLoader } from './loader';
import { prefetchOnInterest, prefetchWhenIdle } from './prefetch';
import { registryEntry } from './testing';

const registry = ['a', 'b', 'c', 'd', 'e'].map((letter) =>
  registryEntry({
    name: `${letter}-mfe`,
    state: letter === 'b' ? 'disabled' : 'enabled',
    routes: [{ path: `/${letter}`, title: letter, layout: 'full', access: 'signed in', expose: `${letter}-screen` }],
  }),
);
const prefetch = jest.fn();
const requested = () => prefetch.mock.calls.map(([entry, expose]) => `${entry.name} ${expose}`);

beforeAll(() => setLoader({ exposes: async () => ({}), hint: () => undefined, prefetch, explain }));
beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('when idle, the first four menu entries that a remote answers are prefetched, a switched-off remote is not', () => {
  prefetchWhenIdle(['/', '/a', '/b', '/c', '/d', '/e'], registry);
  expect(requested()).toEqual([]);
  jest.runAllTimers();
  expect(requested()).toEqual(['a-mfe a-screen', 'c-mfe c-screen', 'd-mfe d-screen']);
});

test('stopped in time, nothing is prefetched', () => {
  prefetchWhenIdle(['/a'], registry)();
  jest.runAllTimers();
  expect(requested()).toEqual([]);
});

test('what a person points at is prefetched at once', () => {
  prefetchOnInterest('/e', registry);
  expect(requested()).toEqual(['e-mfe e-screen']);
});

test('a person who saves data gets no prefetch', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchWhenIdle(['/a'], registry);
  prefetchOnInterest('/a', registry);
  jest.runAllTimers();
  expect(requested()).toEqual([]);
});
