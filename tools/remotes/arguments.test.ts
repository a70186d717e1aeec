import { parse, Usage } from './arguments';

const nothing = {
  version: undefined,
  percent: undefined,
  roles: [],
  firstLive: false,
  message: undefined,
  live: false,
  build: true,
  to: undefined,
  reason: undefined,
};

test('each command is read with what belongs to it', () => {
  expect(parse(['publish', 'catalog-mfe', '--live'])).toEqual({
    ...nothing,
    command: 'publish',
    name: 'catalog-mfe',
    live: true,
  });
  expect(parse(['publish', 'catalog-mfe', '--no-build'])).toEqual({
    ...nothing,
    command: 'publish',
    name: 'catalog-mfe',
    build: false,
  });
  expect(parse(['promote', 'catalog-mfe', '1.2.0-gabc', '--to', 'https://c.example'])).toEqual({
    ...nothing,
    command: 'promote',
    name: 'catalog-mfe',
    version: '1.2.0-gabc',
    to: 'https://c.example',
  });
  expect(parse(['rollback', 'catalog-mfe', '--reason', 'blank page'])).toEqual({
    ...nothing,
    command: 'rollback',
    name: 'catalog-mfe',
    reason: 'blank page',
  });
  expect(parse(['canary', 'catalog-mfe', '10%', '--role', '2', '--role', '3'])).toEqual({
    ...nothing,
    command: 'canary',
    name: 'catalog-mfe',
    percent: 10,
    roles: [2, 3],
  });
  expect(parse(['canary', 'catalog-mfe', '10%', '--first-live'])).toMatchObject({ percent: 10, firstLive: true });
  expect(parse(['canary', 'catalog-mfe', '25', '1.2.0'])).toEqual({
    ...nothing,
    command: 'canary',
    name: 'catalog-mfe',
    percent: 25,
    version: '1.2.0',
  });
  expect(parse(['disable', 'catalog-mfe', '--message', 'Back at noon'])).toEqual({
    ...nothing,
    command: 'disable',
    name: 'catalog-mfe',
    message: 'Back at noon',
  });
  expect(parse(['withdraw', 'catalog-mfe', '1.2.0', '--reason', 'broken'])).toEqual({
    ...nothing,
    command: 'withdraw',
    name: 'catalog-mfe',
    version: '1.2.0',
    reason: 'broken',
  });
  expect(parse(['can-i-deploy', 'catalog-mfe'])).toEqual({ ...nothing, command: 'can-i-deploy', name: 'catalog-mfe' });
  expect(parse(['check', 'catalog-mfe', '--url', 'http://localhost:4300', '--folder', 'dist'])).toEqual({
    ...nothing,
    command: 'check',
    name: 'catalog-mfe',
    url: 'http://localhost:4300',
    folder: 'dist',
  });
  expect(parse(['serve', 'catalog-mfe', '--port', '5002', '--no-build'])).toEqual({
    ...nothing,
    command: 'serve',
    name: 'catalog-mfe',
    port: 5002,
    build: false,
  });
  expect(parse(['create-remote', 'library'])).toEqual({ ...nothing, command: 'create-remote', name: 'library' });
  expect(parse(['status'])).toEqual({ ...nothing, command: 'status', name: undefined });
});

test.each([
  [[], 'Which command?'],
  [['ship', 'catalog-mfe'], 'There is no command "ship".'],
  [['publish'], 'publish needs the name of a remote.'],
  [['publish', '../shell'], '"../shell" is no name of a remote.'],
  [['rollback', 'catalog-mfe', '1.0.0'], 'rollback takes no version.'],
  [['promote', 'catalog-mfe', '--live'], '--live belongs to publish.'],
  [['status', '--no-build'], '--no-build belongs to check and serve and publish and can-i-deploy.'],
  [['publish', 'catalog-mfe', '--url', 'http://localhost:4300'], '--url belongs to check.'],
  [['check', 'catalog-mfe', '--url', 'localhost 4300'], '"localhost 4300" is not an address'],
  [['canary', 'catalog-mfe'], 'canary needs a share like 10%.'],
  [['canary', 'catalog-mfe', '100%'], '"100%" is no share from 0% to 99%.'],
  [['canary', 'catalog-mfe', '10%', '--role', 'admin'], '"admin" is no id of a role.'],
  [['promote', 'catalog-mfe', '1.0.0', '2.0.0'], '"2.0.0" is too much.'],
  [['promote', 'catalog-mfe', '--role', '2'], '--role belongs to canary.'],
  [['disable', 'catalog-mfe'], 'disable needs --message'],
  [['withdraw', 'catalog-mfe'], 'withdraw needs a version.'],
  [['withdraw', 'catalog-mfe', '1.0.0'], 'withdraw needs --reason.'],
  [['serve', 'catalog-mfe', '--port', '70000'], '"70000" is no port.'],
  [['publish', 'catalog-mfe', '--port', '5001'], '--port belongs to serve.'],
  [['status', '--all'], "Unknown option '--all'"],
])('%j is refused with the reason', (args, reason) => {
  expect(() => parse(args)).toThrow(Usage);
  expect(() => parse(args)).toThrow(reason);
});
