/** Builds the remote and writes dist/release.json: declared data, shared modules, and the SHA-384 of every file. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import config, { container, declared, shared, version } from './rspack.config.mjs';

const compiler = rspack(config);
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));

const folder = config.output.path;
const { assets, namedChunkGroups } = stats.toJson({ all: false, assets: true, chunkGroups: true });
const files = Object.fromEntries(
  assets
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(path.join(folder, name));
      return [
        name,
        { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length },
      ];
    }),
);
const filesOf = (chunk) => namedChunkGroups[chunk].assets.map(({ name }) => name);
const exposes = [...new Set([...declared.routes, ...declared.slots].map(({ expose }) => expose))];

const release = {
  format: 1,
  version,
  commit: '',
  container,
  declared,
  shared,
  files,
  assets: {
    entry: ['remoteEntry.js', ...filesOf('remote')],
    ...Object.fromEntries(exposes.map((expose) => [expose, filesOf(expose)])),
  },
};
writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release, null, 1));
console.log(`${declared.name}@${version}: ${Object.keys(files).length} files`);
