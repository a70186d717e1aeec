import { keepIntrinsics } from './intrinsics';

const page = () => {
  const library = Object.create(Object.prototype, {
    map: { value: () => 'as before', writable: true, configurable: true, enumerable: false },
    fixed: { value: 1, writable: false, configurable: false },
  }) as Record<string, unknown>;
  return { library, compare: keepIntrinsics([{ path: 'library', of: library }]) };
};

test('what nobody has touched is no change [D9.3]', () => {
  expect(page().compare()).toEqual([]);
});

test('a replaced property is put back, and said once [D9.3]', () => {
  const { library, compare } = page();
  library['map'] = () => 'replaced';
  expect(compare()).toEqual([{ is: 'replaced', what: 'library.map', undone: true }]);
  expect((library['map'] as () => string)()).toBe('as before');
  expect(compare()).toEqual([]);
});

test('a deleted property, and one that became an accessor, is put back [D9.3]', () => {
  const { library, compare } = page();
  delete library['map'];
  expect(compare()).toEqual([{ is: 'replaced', what: 'library.map', undone: true }]);
  Object.defineProperty(library, 'map', { get: () => () => 'replaced', configurable: true });
  expect(compare()).toEqual([{ is: 'replaced', what: 'library.map', undone: true }]);
  expect((library['map'] as () => string)()).toBe('as before');
});

test('an enumerable addition is removed; a standard polyfill is not enumerable and stays [D9.3]', () => {
  const { library, compare } = page();
  library['last'] = () => undefined;
  Object.defineProperty(library, 'at', { value: () => 'polyfill', writable: true, configurable: true });
  expect(compare()).toEqual([{ is: 'added', what: 'library.last', undone: true }]);
  expect(Object.getOwnPropertyNames(library)).toEqual(['map', 'fixed', 'at']);
});

test('a property that is replaced for good is said to be not undone [D9.3]', () => {
  const { library, compare } = page();
  Object.defineProperty(library, 'map', { value: () => 'for good', writable: false, configurable: false });
  expect(compare()).toEqual([{ is: 'replaced', what: 'library.map', undone: false }]);
});

test('of an object with named properties the others are left alone, and one that it did not have is removed [D9.3]', () => {
  const library: Record<string, unknown> = { fetch: 1 };
  const compare = keepIntrinsics([{ path: 'window', of: library, names: ['fetch', 'extra'] }]);
  Object.assign(library, { fetch: 2, mine: 3, extra: 4 });
  expect(compare()).toEqual([
    { is: 'added', what: 'window.extra', undone: true },
    { is: 'replaced', what: 'window.fetch', undone: true },
  ]);
  expect(library).toEqual({ fetch: 1, mine: 3 });
});

test('it puts back what it might itself be made of, and what is added to every object [D9.3]', () => {
  const compare = keepIntrinsics([
    { path: 'Object.prototype', of: Object.prototype },
    { path: 'Array.prototype', of: Array.prototype },
  ]);
  const { map, push } = Array.prototype;
  const damaged = (): never => {
    throw new Error('replaced');
  };

  Array.prototype.map = damaged;
  Array.prototype.push = damaged;
  Array.prototype[Symbol.iterator] = damaged;
  Object.assign(Object.prototype, { get: damaged });

  const changes = compare();
  expect(changes).toHaveLength(4);
  expect([Array.prototype.map === map, Array.prototype.push === push, 'get' in {}, [...[1]]]).toEqual([
    true,
    true,
    false,
    [1],
  ]);
});
