import type { Watched } from './intrinsics';

/** What the shell and every remote live on. */
export const watched = (): readonly Watched[] => [
  ...[Object, Array, Promise, Function, String, Map, Set, EventTarget, XMLHttpRequest, History].map((each) => ({
    path: `${each.name}.prototype`,
    of: each.prototype as object,
  })),
  ...Object.entries({ Object, Array, Promise, Reflect, JSON }).map(([path, of]) => ({ path, of })),
  { path: 'history', of: history },
  {
    path: 'window',
    of: window,
    names: [
      ...['Object', 'Array', 'Promise', 'Function', 'Map', 'Set', 'JSON', 'Reflect', 'fetch', 'XMLHttpRequest'],
      ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'addEventListener'],
      ...['requestAnimationFrame', 'cancelAnimationFrame', '__lecternTag'],
    ],
  },
];
