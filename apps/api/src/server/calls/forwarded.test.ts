import fastify from 'fastify';
import { warnOfProxies } from './forwarded';

/** What is logged when the same proxied request arrives twice. */
const logged = async (trustProxy: string | undefined): Promise<string[]> => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  warnOfProxies(app, trustProxy);
  app.get('/', () => 'ok');
  for (let n = 0; n < 2; n += 1) await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1' } });
  await app.close();
  return lines;
};

test('a proxy that nobody trusts is warned of once', async () => {
  const lines = await logged(undefined);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUST_PROXY');
  expect(lines[0]).not.toContain('192.0.2.1');
});

test('a trusted one is not', async () => {
  expect(await logged('loopback')).toEqual([]);
});
