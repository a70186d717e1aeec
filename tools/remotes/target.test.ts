import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findTarget } from './target';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-remotes-'));
  await mkdir(path.join(folder, 'secrets'));
  await writeFile(path.join(folder, 'secrets/catalog-mfe.deploy'), 'token\n');
  await writeFile(
    path.join(folder, 'secrets/catalog-mfe.signing.json'),
    JSON.stringify({ privateKey: 'private', publicKey: 'public' }),
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('without an address it is the console that runs on this machine, with its own keys', async () => {
  await writeFile(path.join(folder, 'console.json'), JSON.stringify({ address: 'http://localhost:4200', pid: 1 }));
  const target = await findTarget(undefined, {}, folder);
  expect([target.origin, await target.deployKey('catalog-mfe'), await target.signingKey('catalog-mfe')]).toEqual([
    'http://localhost:4200',
    'token',
    'private',
  ]);
});

test('without an address and without a running console it says how to start one', async () => {
  await expect(findTarget(undefined, {}, folder)).rejects.toThrow('npm start');
});

test('keys of this machine never go to another one', async () => {
  const target = await findTarget('https://console.example.com/', {}, folder);
  expect(target.origin).toBe('https://console.example.com');
  await expect(target.deployKey('catalog-mfe')).rejects.toThrow('There is no LECTERN_DEPLOY_KEY.');
});

test('the environment names address and keys', async () => {
  const target = await findTarget(
    undefined,
    { LECTERN_URL: 'https://console.example.com', LECTERN_DEPLOY_KEY: 'd', LECTERN_SIGNING_KEY: 's' },
    folder,
  );
  expect([target.origin, await target.deployKey('x-mfe'), await target.signingKey('x-mfe')]).toEqual([
    'https://console.example.com',
    'd',
    's',
  ]);
});

test('another machine is reached by https alone', async () => {
  await expect(findTarget('http://console.example.com', {}, folder)).rejects.toThrow('not reached by https');
});

test('an address without its scheme is refused as what it is', async () => {
  await expect(findTarget('localhost:4200', {}, folder)).rejects.toThrow(
    '"localhost:4200" is not an address like https://',
  );
});

test('a text that is no address is refused', async () => {
  await expect(findTarget('console', {}, folder)).rejects.toThrow('is not an address');
});
