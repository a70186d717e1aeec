import path from 'node:path';

/** What gets a dev server, and where its sources are. */
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
export class Refused extends Error {}

const remoteOf = (text: string, { root, names }: Around): Developed => {
  const [name = '', folder] = text.split(/=(.*)/s);
  if (!names.includes(name)) throw new Refused(`There is no remote "${name}": npm run dev [-- REMOTE[=FOLDER] …] with ${names.join(', ')}.`);
  return { name, folder: folder ? path.resolve(root, folder) : path.join(root, 'apps', name) };
};

/**
 * The dev servers that the arguments ask for: the shell's, and those of the remotes named, or of all. `NAME=FOLDER` takes a remote's sources from
 * another folder. @throws Refused
 */
export const planOf = (args: readonly string[], around: Around): Developed[] => {
  const { root, names, env } = around;
  if (env['NODE_ENV'] === 'production' || env['DATABASE_URL']) throw new Refused('npm run dev works on the embedded database with demo data, never in production: unset NODE_ENV and DATABASE_URL.');
  const remotes = (args.length > 0 ? args : names).map((text) => remoteOf(text, around));
  const twice = remotes.find(({ name }, index) => remotes.findIndex((each) => each.name === name) !== index);
  if (twice) throw new Refused(`${twice.name} is named twice.`);
  return [{ name: 'shell', folder: path.join(root, 'apps/shell') }, ...remotes];
};

/** The configurations behind a dev server, which it reads only once: a change of these starts it anew. */
export const configurationsOf = ({ folder }: Developed, root: string): string[] => [path.join(folder, 'webpack.config.ts'), path.join(folder, 'remote.config.ts'), path.join(root, 'tools/webpack'), path.join(root, 'tools/shared-modules.ts')];

/** Whether a changed file makes a server start anew: its tests are no part of it. */
export const isSource = (file: string): boolean => /\.(ts|tsx|json|sql)$/.test(file) && !/\.test\.tsx?$/.test(file);
