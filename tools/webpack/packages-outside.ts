import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { ExternalItemFunctionPromise } from 'webpack';

/** Our own code: relative paths and the packages of this repository. */
const isOurs = (request: string): boolean =>
  request.startsWith('.') || path.isAbsolute(request) || request.startsWith('@lectern/');

/** Hundreds of small files, which Node would look for and read one by one: a third of a second of each start. */
const inside: readonly string[] = ['kysely'];

/**
 * Packages stay outside as imports, which Node resolves from the bundle in `directory`; those named above go into it. @throws where a library of
 * ours imports another copy of a package than the bundle would get.
 */
export const packagesOutside =
  (directory: string): ExternalItemFunctionPromise =>
  async ({ request = '', context = directory, getResolve }) => {
    if (isOurs(request)) return false;
    // An import stays what it is: at the top of the file, or called when it is needed.
    const outside = `module-import ${request}`;
    if (isBuiltin(request)) return outside;
    const resolve = getResolve?.() as (from: string, request: string) => Promise<string | false | undefined>;
    const [wanted, found] = await Promise.all([resolve(context, request), resolve(directory, request)]);
    if (wanted !== found)
      throw new Error(`${request} is ${String(wanted)} in ${context}, and ${String(found)} in ${directory}`);
    return inside.includes(request) ? false : outside;
  };
