import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { scriptReason } from './scripts';

const why = 'what it imports would not be checked against the signed digests';
const reason = (text: string) => scriptReason('a.js', Buffer.from(text));

test('a classic script passes, whatever it says about modules in texts and comments [D2.4]', () => {
  expect(
    reason(
      '/* import x from "y" */ var a = "export default 1"; class A { import() {} } new A().import(); a.export = 1;',
    ),
  ).toBeUndefined();
});

test.each([
  ['import { a } from "./b.js"; a();', 'a.js is an ES module (1:1)'],
  ['var a = 1;\nexport { a };', 'a.js is an ES module (2:1)'],
  ['export default 1', 'a.js is an ES module (1:1)'],
  ['export * from "./b.js"', 'a.js is an ES module (1:1)'],
  ['var here = import.meta.url', 'a.js is an ES module (1:12)'],
  ['await fetch("/a")', 'a.js is an ES module (1:1)'],
  ['function load(){ return import("./b.js") }', 'a.js calls import() at 1:25'],
  ['var a = () => { if (b) import(/* webpackIgnore: true */ c) }', 'a.js calls import() at 1:24'],
])('%s is refused with the place and the reason [D2.4]', (text, says) => {
  expect(reason(text)).toBe(`${says}: ${why}`);
});

test('what no browser would run says where [D2.4]', () => {
  expect(reason('this is ( not a script')).toBe('a.js is not a script: Unexpected token (1:5)');
});

describe('what webpack builds from one source [D2.4]', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lectern-modules-'));
    await writeFile(path.join(folder, 'entry.js'), "export const load = () => import('./lazy.js');");
    await writeFile(path.join(folder, 'lazy.js'), 'export default () => 1;');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const build = async (type: 'module' | 'var'): Promise<Record<string, string | undefined>> => {
    const isModule = type === 'module';
    const library = { type, ...(isModule ? {} : { name: 'tools' }) };
    const config = {
      mode: 'production',
      target: ['web', 'es2022'],
      context: folder,
      entry: './entry.js',
      experiments: { outputModule: isModule },
      output: {
        path: path.join(folder, type),
        filename: 'remoteEntry.js',
        chunkFilename: 'lazy.js',
        module: isModule,
        library,
      },
    };
    const file = path.join(folder, `${type}.config.cjs`);
    await writeFile(file, `module.exports = ${JSON.stringify(config)};`);
    await promisify(execFile)(process.execPath, [require.resolve('webpack-cli/bin/cli.js'), 'build', '-c', file]);
    const names = (await readdir(config.output.path)).sort();
    return Object.fromEntries(
      await Promise.all(
        names.map(
          async (name) => [name, scriptReason(name, await readFile(path.join(config.output.path, name)))] as const,
        ),
      ),
    );
  };

  it('passes as a classic script', async () => {
    expect(await build('var')).toEqual({ 'lazy.js': undefined, 'remoteEntry.js': undefined });
  });

  it('is refused as an ES module, entry and lazy chunk', async () => {
    expect(await build('module')).toEqual({
      'lazy.js': expect.stringMatching(/^lazy\.js is an ES module/) as unknown,
      'remoteEntry.js': expect.stringMatching(/^remoteEntry\.js (is an ES module|calls import\(\))/) as unknown,
    });
  });
});
