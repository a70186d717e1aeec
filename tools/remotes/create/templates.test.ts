import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { filesOf } from './templates';

const root = path.resolve(__dirname, '../../..');

test('the files of a new remote keep the rules of the workspace: boundaries, and words in src/texts', () => {
  const files = Object.entries(filesOf('library-mfe', { react: '19.3.1', 'react-dom': '19.3.1' })).filter(([file]) =>
    /\.tsx?$/.test(file),
  );
  const input = JSON.stringify(
    files.map(([file, text]) => ({ file: path.join(root, 'apps/library-mfe', file), text })),
  );
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'tools/lint/lint-texts.mjs')], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(files.map(() => []));
}, 60_000);

test('its words and its path are made of its name', () => {
  const files = filesOf('video-library-mfe', { react: '19.3.1', 'react-dom': '19.3.1' });
  expect(files['remote.config.ts']).toContain("title: 'Video library'");
  expect(files['remote.config.ts']).toContain("basePaths: ['/video-library']");
  expect(files['src/texts/start.ts']).toContain("export const title = 'Video library';");
});
