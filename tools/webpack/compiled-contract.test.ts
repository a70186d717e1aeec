import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { languageCalls } from '@lectern/contract/platform/language';
import { compiledOf, readCompiled } from '@lectern/remote-kit/compiled';
import { studentArea } from '@lectern/remote-kit/slots';

test('a build lists the calls that its code names and the slots that it fills, with their structures, but nothing of which it uses only types', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-contract-'));
  try {
    const here = path.resolve(__dirname, 'testing');
    await promisify(execFile)(
      process.execPath,
      [
        '--import',
        'tsx',
        path.resolve(here, '../../../node_modules/webpack-cli/bin/cli.js'),
        'build',
        '-c',
        'webpack.config.ts',
        '--output-path',
        folder,
      ],
      { cwd: here },
    );
    const compiled = readCompiled(await readFile(path.join(folder, 'contract.json'), 'utf8'));
    expect(compiled).toEqual(
      compiledOf([categoryCalls.list, ...Object.values(skillCalls), languageCalls.list], [studentArea]),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
