import path from 'node:path';

/** A project with a dev server, and the folder of its sources. */
export interface Developed {
  readonly name: string;
  readonly folder: string;
}

interface Around {
  /** The checkout. */
  readonly root: string;
  /** The remotes in it. */
  readonly names: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** One sentence on what a person must mend. */
export class UserError extends Error {}

const projectOf = (text: string, { root, names }: Around): Developed => {
  const [name = '', folder] = text.split(/=(.*)/s);
  const known = ['shell', ...names];
  if (!known.includes(name))
    throw new UserError(`There is no "${name}": npm run dev [-- NAME[=FOLDER] …] with ${known.join(', ')}.`);
  return { name, folder: folder ? path.resolve(root, folder) : path.join(root, 'apps', name) };
};

/**
 * Dev servers of the named remotes, or of all, and always of the shell.
 * The shell needs one because a page has one react-dom, and hot updates need its development build.
 * `NAME=FOLDER` takes the sources from another folder. @throws Refused
 */
export const planOf = (args: readonly string[], around: Around): Developed[] => {
  const { names, env } = around;
  if (env['NODE_ENV'] === 'production' || env['DATABASE_URL'])
    throw new UserError(
      'npm run dev works on the embedded database with demo data, never in production: unset NODE_ENV and DATABASE_URL.',
    );
  const projects = (args.length > 0 ? args : names).map((text) => projectOf(text, around));
  const twice = projects.find(({ name }, index) => projects.findIndex((each) => each.name === name) !== index);
  if (twice) throw new UserError(`${twice.name} is named twice.`);
  const shell = projects.find(({ name }) => name === 'shell') ?? projectOf('shell', around);
  return [shell, ...projects.filter(({ name }) => name !== 'shell')];
};

/** The configurations behind a dev server, which it reads only once: a change of these starts it again. */
export const configurationsOf = ({ folder }: Developed, root: string): string[] => [
  path.join(folder, 'webpack.config.ts'),
  path.join(folder, 'remote.config.ts'),
  path.join(root, 'tools/webpack'),
  path.join(root, 'tools/shared-modules.ts'),
];

/** True when a change of this file restarts a server. Tests are no part of it. */
export const isSource = (file: string): boolean => /\.(ts|tsx|json|sql)$/.test(file) && !/\.test\.tsx?$/.test(file);
