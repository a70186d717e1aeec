import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The lines of a text; the last line break ends a line and begins none. */
export const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** Runs git in the checkout. @throws what git says */
const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** The files that git knows, as they are on the disk: path from the root → lines. */
export const filesNow = (root: string, wanted: (file: string) => boolean): Map<string, readonly string[]> =>
  new Map(
    linesOf(git(root, 'ls-files'))
      .filter(wanted)
      .map((file) => [file, linesOf(readFileSync(path.join(root, file), 'utf8'))]),
  );

/** Number of lines that these files had in a commit. */
export const linesAt = (root: string, commit: string, wanted: (file: string) => boolean): number => {
  const files = linesOf(git(root, 'ls-tree', '-r', '--name-only', commit)).filter(wanted);
  return files.reduce((sum, file) => sum + linesOf(git(root, 'show', `${commit}:${file}`)).length, 0);
};

/** The files that the commit of this subject touched. @throws when there is none, as in a clone without its history */
export const filesOfCommit = (root: string, subject: string): string[] => {
  const commits = linesOf(git(root, 'log', '--format=%H %s'));
  const found = commits.find((line) => line.slice(41) === subject);
  if (!found) throw new Error(`no commit "${subject}": a price needs the whole history`);
  return linesOf(git(root, 'show', '--format=', '--name-only', found.slice(0, 40)));
};
