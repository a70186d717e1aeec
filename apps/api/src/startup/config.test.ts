import { readConfig } from './config';
import { testRoots } from '../testing/roots';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://console.example.com', SERVER_KEY: 'k'.repeat(32) };

test('without settings it is a demo on this machine alone', () => {
  expect(readConfig({}, testRoots)).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 4200,
    publicUrl: 'http://localhost:4200',
    databaseUrl: undefined,
  });
});

test('addresses, networks and names of proxies are believed as given', () => {
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1' }, testRoots).trustProxy).toBe(
    'loopback, 10.0.0.0/8, fd00::1',
  );
});

test('a database of its own makes it production', () => {
  expect(readConfig({ ...production, NODE_ENV: '', DATABASE_URL: 'postgresql://a:b@c/d' }, testRoots).mode).toBe(
    'production',
  );
});

test.each([
  [{ PORT: 'x' }, 'PORT is "x"'],
  [{ PORT: '0' }, 'PORT is "0"'],
  [{ PUBLIC_URL: 'ftp://console.example.com' }, 'PUBLIC_URL is "ftp'],
  [{ TRUST_PROXY: 'loopback, everybody' }, 'TRUST_PROXY holds "everybody"'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY holds'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  [{ SERVER_KEY_OLD: 'short' }, 'SERVER_KEY_OLD is shorter'],
  [{ OBJECTS_URL: 'https://bucket' }, 'OBJECTS_URL is "https://bucket"'],
  [{ SMTP_URL: 'mail.example.com:25' }, 'SMTP_URL is not an address'],
  [{ MAIL_FROM: 'Lectern\nBcc: <a@example.com>' }, 'MAIL_FROM is "Lectern'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not an address'],
  [{ NODE_ENV: 'production' }, 'Production needs PUBLIC_URL'],
  [{ ...production, SERVER_KEY: '' }, 'Production needs SERVER_KEY'],
  [{ ...production, SERVER_KEY: 'short' }, 'shorter than 32'],
  [{ ...production, PUBLIC_URL: 'http://console.example.com' }, 'production needs https'],
  [{ PUBLIC_URL: 'http://localhost:1/sub' }, 'leave the path out'],
  [{ PUBLIC_URL: 'nonsense' }, 'is not an address'],
])('%j is refused with one sentence that names it', (env, sentence) => {
  expect(() => readConfig(env, testRoots)).toThrow(sentence);
});
