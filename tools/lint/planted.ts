import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Numbers of the lines that our own rules refuse, for each text as the file of that path. */
export const refusedLines = (
  planted: readonly { readonly file: string; readonly lines: readonly string[] }[],
): number[][] => {
  const input = JSON.stringify(
    planted.map(({ file, lines }) => ({ file: path.join(root, file), text: `${lines.join('\n')}\n` })),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'lint-texts.mjs')], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as { line: number }[][]).map((refusals) => [...new Set(refusals.map(({ line }) => line))]);
};

export const every = (lines: readonly string[]): number[] => lines.map((_line, index) => index + 1);
