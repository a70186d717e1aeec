import { originRefusal, overrideFields } from './overrides';

const form = 'An origin reads like https://pr-12.example.com or http://localhost:5001';

it.each([
  'https://pr-12.example.com',
  'https://pr-12.example.com:8443',
  'http://localhost:5001',
  'http://localhost',
  'http://127.0.0.1:65535',
])('%s is an origin of an override [D7.1]', (origin) => expect(originRefusal(origin)).toBeUndefined());

it.each([
  ['pr-12.example.com', form],
  ['ftp://example.com', form],
  ['javascript:alert(1)', form],
  ['https://*.example.com', form],
  ["https://a.example.com;script-src'unsafe-inline'", form],
  ['https://a.example.com,b.example.com', form],
  ['http://[::1]:5001', form],
  ['http://pr-12.example.com', 'http is for this machine alone (localhost, 127.0.0.1); elsewhere it must be https'],
  ['http://localhost.example.com', 'http is for this machine alone (localhost, 127.0.0.1); elsewhere it must be https'],
  ['https://PR-12.example.com', 'Only scheme, host and port: https://pr-12.example.com'],
  ['http://localhost:5001/', 'Only scheme, host and port: http://localhost:5001'],
  ['https://a.example.com/remotes?x=1', 'Only scheme, host and port: https://a.example.com'],
  ['https://user:secret@a.example.com', 'Only scheme, host and port: https://a.example.com'],
  ['https://a.example.com:443', 'Only scheme, host and port: https://a.example.com'],
])('%s is none, and says why [D7.1]', (origin, why) => expect(originRefusal(origin)).toBe(why));

it('a request reports each error on its field [D7.1]', () => {
  const refused = () =>
    overrideFields.validateSync(
      { name: 'catalog-mfe', origin: 'http://a.example.com', minutes: 0, reason: 'To try it' },
      { abortEarly: false },
    );
  expect(refused).toThrow(
    expect.objectContaining({
      inner: [
        expect.objectContaining({ path: 'origin', type: 'origin' }),
        expect.objectContaining({ path: 'minutes', message: 'Minutes is Invalid' }),
      ],
    }) as Error,
  );
});
