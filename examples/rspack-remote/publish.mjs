/** Signs dist/release.json, uploads the files that the console lacks, and takes the release onto `next`; `--live` makes it live. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signatureOf } from './signing-key.mjs';

const { LECTERN_URL, LECTERN_DEPLOY_KEY, LECTERN_SIGNING_KEY } = process.env;
const folder = path.join(import.meta.dirname, 'dist');

const call = async (method, address, type, body) => {
  const answer = await fetch(`${LECTERN_URL}/api/${address}`, {
    method,
    headers: { authorization: `Bearer ${LECTERN_DEPLOY_KEY}`, 'content-type': type },
    body,
  });
  const reply = await answer.json();
  if (!reply.success) throw new Error(`${answer.status} ${JSON.stringify(reply)}`);
  return reply.result;
};
const post = (address, request) => call('POST', address, 'application/json', JSON.stringify(request));

const release = readFileSync(path.join(folder, 'release.json'), 'utf8');
const { version, declared, files } = JSON.parse(release);
const signature = signatureOf(release, LECTERN_SIGNING_KEY);

const { missing } = await post('remotes/publish', { release, signature });
for (const [file, { integrity }] of Object.entries(files)) {
  if (!missing.includes(integrity)) continue;
  const digest = Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('base64url');
  await call('PUT', `remotes/blob/${digest}`, 'application/octet-stream', readFileSync(path.join(folder, file)));
}
if (missing.length > 0) await post('remotes/publish', { release, signature });
console.log(`${declared.name}@${version} is published`);
if (process.argv.includes('--live')) {
  await post('remotes/promote', { name: declared.name, version });
  console.log(`${declared.name}@${version} is live`);
}
