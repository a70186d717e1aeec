import { failedStart, pageShell } from './page-shell';

const services = {
  publicUrl: 'http://localhost',
  cookiePort: undefined,
  shellHash: () => 'own',
  developmentRows: undefined,
};
const channel = { hash: 'live', previousHash: 'old', canaryHash: null, canaryPercent: null, canaryRoles: [] };
const nobody = { cookies: {} };

test('pages are given the build of the channel; without one, and in development, that of the process', () => {
  expect(pageShell(services, nobody, channel, undefined).hash).toBe('live');
  expect(pageShell(services, nobody, undefined, undefined).hash).toBe('own');
  const development = { ...services, developmentRows: () => Promise.resolve([]) };
  expect(pageShell(development, nobody, channel, undefined).hash).toBe('own');
});

test('a failed start is one line without the folder of its build; a strange cookie is none', () => {
  const startOf = (shell_failed: string) => failedStart(services, { cookies: { shell_failed } });
  expect(startOf('abcd:Error: no\n  at http://localhost/shell/abcd/main.js:1\u0000')).toEqual({
    hash: 'abcd',
    reason: 'Error: no at main.js:1 ',
  });
  expect(startOf('abcd')).toEqual({ hash: 'abcd', reason: undefined });
  expect([startOf('../x:y'), startOf('')]).toEqual([undefined, undefined]);
});
