import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { newSigningKey, verify } from '@lectern/remote-kit/signature';

const example = path.resolve(__dirname, '../../examples/rspack-remote');
const code = `import { signatureOf } from '${pathToFileURL(path.join(example, 'signing-key.mjs')).href}';
console.log(signatureOf('the release', process.env.LECTERN_SIGNING_KEY));`;
const signedBy = async (key: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, LECTERN_SIGNING_KEY: key },
  });
  return stdout.trim();
};

test('the example signs by the whole file of key-new, as by the private half alone [D12.1]', async () => {
  const pair = await newSigningKey();
  for (const key of [`${JSON.stringify(pair)}\n`, pair.privateKey])
    expect(await verify('the release', await signedBy(key), pair.publicKey)).toBe(true);
});
