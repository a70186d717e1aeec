import { matchRoute } from './routes';
import { registryEntry } from './testing';

const remote = (name: `${string}-mfe`, ...paths: string[]) => declared(name, {}, paths);
const declared = (name: `${string}-mfe`, how: { readonly deeper?: true }, paths: readonly string[]) =>
  registryEntry({
    name,
    routes: paths.map((path) => ({
      path,
      title: path,
      layout: 'full' as const,
      access: 'signed in' as const,
      expose: path,
      ...how,
    })),
  });
const requested = (path: string, ...remotes: ReturnType<typeof remote>[]) => {
  const match = matchRoute(path, remotes);
  return match && `${match.entry.name} ${match.route.path}`;
};

test('a route matches by whole segments', () => {
  const catalog = remote('catalog-mfe', '/category/list');
  expect(requested('/category/list', catalog)).toBe('catalog-mfe /category/list');
  expect(requested('/category/listing', catalog)).toBeUndefined();
  expect(requested('/category', catalog)).toBeUndefined();
});

test('a route answers its own path alone, unless it declares that it answers deeper ones too', () => {
  const people = remote('people-mfe', '/student');
  expect(requested('/student/batch/list', people)).toBeUndefined();
  const deep = declared('people-mfe', { deeper: true }, ['/student']);
  expect(requested('/student/batch/list', deep)).toBe('people-mfe /student');
});

test('a deeper path belongs to the longest route that answers it', () => {
  const people = declared('people-mfe', { deeper: true }, ['/student', '/student/batch']);
  expect(requested('/student/edit', people)).toBe('people-mfe /student');
  expect(requested('/student/batch/list', people)).toBe('people-mfe /student/batch');
});

test('the longest route wins across remotes, whatever their order', () => {
  const people = remote('people-mfe', '/student');
  const commerce = remote('commerce-mfe', '/student/quick-paylink');
  expect(requested('/student/quick-paylink', people, commerce)).toBe('commerce-mfe /student/quick-paylink');
  expect(requested('/student/quick-paylink', commerce, people)).toBe('commerce-mfe /student/quick-paylink');
});

test('a trailing slash changes nothing, another case is another path', () => {
  const content = remote('content-mfe', '/FAQs');
  expect(requested('/FAQs/', content)).toBe('content-mfe /FAQs');
  expect(requested('/faqs', content)).toBeUndefined();
});
