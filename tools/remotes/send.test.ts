import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remotesCalls } from '@lectern/contract/platform';
import { send } from './send';

test('an answer of an older console has the declared defaults of newer fields', async () => {
  const published = { name: 'a-mfe', version: '1.0.0', missing: [], published: true, already: false };
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ success: true, result: published }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = { release: '{}', signature: 'x' };
  expect(await send({ origin, bearer: 'key' }, remotesCalls.publish, request)).toEqual({ ...published, shells: [] });
  server.close();
});
