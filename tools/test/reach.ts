import { browserReach, coreFiles, type Area } from './browser-reach';

/** The tests that a change reaches, besides types, lint and units, which nx knows. */
export interface Reach {
  /** Patterns of API test files, `.` for all; none when the API is not reached. */
  readonly api: readonly string[];
  /** Names of browser files. */
  readonly browser: readonly string[];
  /** Changed files that all screens share: the browser files are a chosen few for them. */
  readonly shared: readonly string[];
}

const isProse = (file: string): boolean => /\.md$|^docs\/|^LICENSE|^NOTICE/.test(file);
const isUnitTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The domain that a file of API, contract or a remote belongs to. */
const areaOf = (file: string): Area | undefined =>
  (/^apps\/(catalog|people|commerce|content)-mfe\//.exec(file)?.[1] ??
    /^(?:apps\/api\/src\/domains|libs\/contract\/src)\/(catalog|people|commerce|content|platform)\//.exec(file)?.[1] ??
    /^apps\/api\/src\/database\/migrations\/\d+_(catalog|people|commerce|content|platform)_/.exec(file)?.[1]) as
    Area | undefined;

const reachesApi = (file: string): boolean => /^(apps\/api|libs\/(contract|remote-kit|rich-text))\//.test(file);
const isShared = (file: string): boolean => /^(apps\/(api|shell|kit|e2e)|libs|tools\/webpack)\//.test(file);
const browserFile = (file: string): string | undefined => /^apps\/e2e\/src\/([^/]+)\.e2e\.ts$/.exec(file)?.[1];
/** Folder of a helper that some browser files import; all of them use `harness`. */
const helperFolder = (file: string): string | undefined =>
  /^apps\/e2e\/src\/(?!harness\/)([^/]+)\/[^/]+$/.exec(file)?.[1];

/** Patterns of the API's test files for one changed file. The tables over all endpoints and records belong to every domain. */
const apiOf = (file: string): readonly string[] => {
  if (!reachesApi(file)) return [];
  if (isUnitTest(file)) return file.startsWith('apps/api/') ? [file.slice('apps/api/'.length)] : [];
  const area = areaOf(file);
  return area === undefined ? ['.'] : [`src/domains/${area}/`, 'test/'];
};

/**
 * The API and browser tests for these changed files, named from the root of the repository. `usersOf` names the
 * browser files that import a folder of helpers in apps/e2e/src.
 */
export const reachOf = (
  changed: readonly string[],
  usersOf: (folder: string) => readonly string[] = () => [],
): Reach => {
  const files = changed.filter((file) => !isProse(file));
  const api = new Set(files.flatMap(apiOf));
  const product = files.filter((file) => !isUnitTest(file));
  const areas = new Set(product.map(areaOf).filter((area) => area !== undefined));
  const helpers = new Set(product.map(helperFolder).filter((folder) => folder !== undefined));
  const named = new Set([
    ...product.map(browserFile).filter((name) => name !== undefined),
    ...[...helpers].flatMap(usersOf),
  ]);
  const shared = product.filter((file) => isShared(file) && !areaOf(file) && !browserFile(file) && !helperFolder(file));
  const browser = Object.entries(browserReach)
    .filter(
      ([name, uses]) =>
        named.has(name) || uses.some((area) => areas.has(area)) || (shared.length > 0 && coreFiles.includes(name)),
    )
    .map(([name]) => name);
  return { api: api.has('.') ? ['.'] : [...api], browser, shared };
};
