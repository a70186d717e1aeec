import { parse, Usage } from './arguments';

const nothing = { version: undefined, live: false, build: true, to: undefined, reason: undefined };

test('each command is read with what belongs to it', () => {
  expect(parse(['publish', 'catalog-mfe', '--live'])).toEqual({ ...nothing, command: 'publish', name: 'catalog-mfe', live: true });
  expect(parse(['publish', 'catalog-mfe', '--no-build'])).toEqual({ ...nothing, command: 'publish', name: 'catalog-mfe', build: false });
  expect(parse(['promote', 'catalog-mfe', '1.2.0-gabc', '--to', 'https://c.example'])).toEqual({ ...nothing, command: 'promote', name: 'catalog-mfe', version: '1.2.0-gabc', to: 'https://c.example' });
  expect(parse(['rollback', 'catalog-mfe', '--reason', 'blank page'])).toEqual({ ...nothing, command: 'rollback', name: 'catalog-mfe', reason: 'blank page' });
  expect(parse(['status'])).toEqual({ ...nothing, command: 'status', name: undefined });
});

test.each([
  [[], 'Which command?'],
  [['ship', 'catalog-mfe'], 'There is no command "ship".'],
  [['publish'], 'publish needs the name of a remote.'],
  [['publish', '../shell'], '"../shell" is no name of a remote.'],
  [['rollback', 'catalog-mfe', '1.0.0'], 'rollback takes no version.'],
  [['promote', 'catalog-mfe', '--live'], '--live belongs to publish.'],
  [['status', '--no-build'], '--no-build belongs to publish.'],
  [['status', '--all'], "Unknown option '--all'"],
])('%j is refused with the reason', (args, reason) => {
  expect(() => parse(args)).toThrow(Usage);
  expect(() => parse(args)).toThrow(reason);
});
