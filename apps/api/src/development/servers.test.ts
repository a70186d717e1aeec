import { readConfig } from '../startup/config';
import { testRoots } from '../testing/roots';
import { developmentOf } from './servers';

const servers = { shell: 'http://127.0.0.1:5001', remotes: { 'catalog-mfe': 'http://127.0.0.1:5002' } };
const LECTERN_DEV_SERVERS = JSON.stringify(servers);

test('with dev servers it is development, without them nothing of it exists', () => {
  expect(readConfig({ LECTERN_DEV_SERVERS }, testRoots)).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    development: servers,
  });
  expect(readConfig({}, testRoots)).toMatchObject({ mode: 'demo', development: undefined });
});

test.each([{ NODE_ENV: 'production' }, { DATABASE_URL: 'postgresql://a:b@c/d' }])(
  'production with %j refuses them',
  (env) => {
    expect(() =>
      readConfig(
        {
          ...env,
          PUBLIC_URL: 'https://console.example.com',
          SERVER_KEY: 'k'.repeat(32),
          LECTERN_DEV_SERVERS,
        },
        testRoots,
      ),
    ).toThrow('production never serves code that nobody signed');
  },
);

test.each([
  'nonsense',
  '{"shell":"http://127.0.0.1:5001"}',
  JSON.stringify({ ...servers, shell: 'http://elsewhere.example:80' }),
  JSON.stringify({ ...servers, remotes: { 'catalog-mfe': 'http://127.0.0.1.evil.example:80' } }),
])('%s is no list of servers on this machine', (text) => {
  expect(() => developmentOf(text, false)).toThrow('is not a list of dev servers on 127.0.0.1');
});
