import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { testApi } from '../testing';
import { connectionLimits } from './connections';

it('a stop does not wait for who takes no more of a file', async () => {
  const endless = (): Readable =>
    new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
  const api = await testApi({
    connections: { ...connectionLimits, partingMs: 50 },
    delivery: (app) => void app.get('/film', (_request, reply) => reply.send(endless())),
  });
  const answer = await new Promise<IncomingMessage>((resolve) => get(`${api.origin}/film`, resolve));
  const cut = new Promise((resolve) => answer.once('error', resolve));
  await api.app.close();
  answer.resume();
  expect(await cut).toMatchObject({ code: 'ECONNRESET' });
  await api.database.close();
});
