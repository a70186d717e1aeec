import path from 'node:path';

/**
 * Where the running code finds the files around it. The start of a process passes them in: a module that looked around itself would find
 * other folders in the bundle than in the sources.
 */
export interface Roots {
  /** The checkout or installation: packages, builds and, unless configured, the data folder are below it. */
  readonly repository: string;
  /** The folder of the migrations' SQL files. */
  readonly migrations: string;
  /** The file that `npm run db -- types` writes. */
  readonly schemaTypes: string;
  /** The folder of the fonts that documents are written in (Liberation Sans). */
  readonly fonts: string;
  /** The folder of the font packages that invoices are written in (Noto Sans, IBM Plex Sans Arabic). */
  readonly paperFonts: string;
  /** The file of the worker process, and Node's own arguments before it. */
  readonly worker: ProcessFile;
  /** The same of the processes that read uploads. */
  readonly uploads: ProcessFile;
}
interface ProcessFile {
  readonly file: string;
  readonly nodeArguments: readonly string[];
}

const fontsIn = (repository: string): string => path.join(repository, 'node_modules/pdfjs-dist/standard_fonts');
const paperFontsIn = (repository: string): string => path.join(repository, 'node_modules/@fontsource');
const sourcesIn = (repository: string): string => path.join(repository, 'apps/api/src');
const schemaTypesIn = (repository: string): string => path.join(sourcesIn(repository), 'database/schema.generated.ts');

/** For the bundle that `nx build api` writes, which `npm start` and the commands run. */
export const bundleRoots = (repository: string): Roots => {
  const bundle = path.join(repository, 'apps/api/dist');
  return {
    repository,
    migrations: path.join(bundle, 'migrations'),
    schemaTypes: schemaTypesIn(repository),
    fonts: fontsIn(repository),
    paperFonts: paperFontsIn(repository),
    worker: { file: path.join(bundle, 'worker.js'), nodeArguments: ['--enable-source-maps'] },
    uploads: { file: path.join(bundle, 'uploads.js'), nodeArguments: ['--enable-source-maps'] },
  };
};

/** For the sources, which `npm run dev`, tests and benchmarks run. */
export const sourceRoots = (repository: string): Roots => ({
  repository,
  migrations: path.join(sourcesIn(repository), 'database/migrations'),
  schemaTypes: schemaTypesIn(repository),
  fonts: fontsIn(repository),
  paperFonts: paperFontsIn(repository),
  worker: { file: path.join(sourcesIn(repository), 'startup/worker.ts'), nodeArguments: ['--import', 'tsx'] },
  uploads: { file: path.join(sourcesIn(repository), 'startup/upload-process.ts'), nodeArguments: ['--import', 'tsx'] },
});
