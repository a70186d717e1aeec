import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import { folderStore } from '../../../storage/folder';
import { digestOf } from '../../../server/delivery/paths';
import type { Services } from '../../../server/services';
import { remoteFixture } from '../remotes/testing';
import { delivery } from '.';
import { takeShellBuild } from './shell-build';

const files: Readonly<Record<string, string>> = {
  'watch.6.js': 'the file that watches the start',
  'main.1.js': 'the first chunk',
  'main.1.css': 'its style',
  'sign-in.2.js': 'the sign-in',
  'console.3.js': `the console ${'and more of it '.repeat(200)}`,
  'share-list.4.js': 'the list',
  'federation.5.js': 'the federation runtime',
  'inter-latin-wght-normal.4.woff2': 'a font',
};

/** What the build of a shell leaves: six chunks and a font. */
export const shellBuild: ShellBuild = {
  version: '1.0.0',
  given: { modules: { '@lectern/ui-kit/list': '1.0.0' }, containers: ['webpack-federation 2.9'] },
  hash: 'abcd',
  files: Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      { integrity: digestOf(Buffer.from(text)) as `sha384-${string}`, bytes: text.length },
    ]),
  ),
  entry: ['main.1.css', 'main.1.js'],
  watch: 'watch.6.js',
  chunks: { 'sign-in': ['sign-in.2.js'], console: ['console.3.js'], federation: ['federation.5.js'] },
  shares: { '@lectern/ui-kit/list': ['share-list.4.js'] },
  fonts: ['inter-latin-wght-normal.4.woff2'],
};

/** A real API that delivers this shell, with what tests of remotes begin with. */
export const deliveryFixture = async (services: Partial<Services> = {}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-shell-'));
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(shellBuild));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const objects = await mkdtemp(path.join(tmpdir(), 'lectern-objects-'));
  const fixture = await remoteFixture({
    services: { store: folderStore(objects), host: () => shellBuild, shellHash: () => shellBuild.hash, ...services },
    delivery: async (app, services) =>
      delivery({ build: await takeShellBuild(services.db, services.store, folder), production: true })(app, services),
  });
  return {
    ...fixture,
    /** What nobody in particular is answered. */
    get: (address: string, init: RequestInit = {}) =>
      fetch(fixture.api.origin + address, { redirect: 'manual', ...init }),
    /** The folder of the shell's build. */
    shellFolder: folder,
    /** The file in which an object is. */
    objectFile: (object: string) => path.join(objects, object),
    close: async () => {
      await fixture.close();
      for (const each of [folder, objects]) await rm(each, { recursive: true });
    },
  };
};

export type DeliveryFixture = Awaited<ReturnType<typeof deliveryFixture>>;
