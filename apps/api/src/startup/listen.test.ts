import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseTakenPort } from './listen';
import { writeNote } from './note';

let dataFolder = '';
const other = createServer();
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'lectern-listen-'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  other.close();
  await rm(dataFolder, { recursive: true, force: true });
});
const config = () => ({ host: '127.0.0.1', port: (other.address() as AddressInfo).port, dataFolder });

test('a taken port is one sentence that names it', async () => {
  await expect(refuseTakenPort(config())).rejects.toThrow(`The port ${config().port} is taken`);
});

test('when our own console has it, the sentence says so', async () => {
  const takeBack = await writeNote(dataFolder, `http://localhost:${config().port}`);
  await expect(refuseTakenPort(config())).rejects.toThrow(`runs already at http://localhost:${config().port}`);
  await takeBack();
});

test('a host that is not ours is one sentence', async () => {
  await expect(refuseTakenPort({ ...config(), host: '203.0.113.9' })).rejects.toThrow('cannot listen on 203.0.113.9');
});
