import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@lectern/contract';
import { callName } from '@lectern/contract/structure';
import { compiledOf, type CompiledContract } from '@lectern/remote-kit/compiled';
import { slots } from '@lectern/remote-kit/slots';
import type { RemoteConfig } from '@lectern/remote-kit/types';
import type { Compilation, Dependency, Module } from 'webpack';

const contractFolder = path.resolve(import.meta.dirname, '../../libs/contract/src') + path.sep;

/** A place in the code that names something imported: `studentCalls.list` has the ids studentCalls and list. */
interface Specifier extends Dependency {
  getIds(graph: Compilation['moduleGraph']): readonly string[];
}
const isSpecifier = (dependency: Dependency): dependency is Specifier =>
  /^harmony (evaluated )?import specifier$/.test(dependency.type);

/** Modules that were joined into one are read one by one. */
const everyModule = (compilation: Compilation): Module[] =>
  [...compilation.modules].flatMap((module) => [
    module,
    ...((module as Module & { readonly modules?: ReadonlySet<Module> }).modules ?? []),
  ]);

/** What the code of a remote names of the contract: a file of the contract → the names that are used of it. */
const usedNames = (compilation: Compilation): Map<string, string[][]> => {
  const { moduleGraph } = compilation;
  const used = new Map<string, string[][]>();
  for (const module of everyModule(compilation)) {
    for (const dependency of module.dependencies) {
      if (!isSpecifier(dependency)) continue;
      const [name, ...members] = dependency.getIds(moduleGraph);
      const named = moduleGraph.getModule(dependency);
      if (!named || name === undefined) continue;
      const target = moduleGraph.getExportInfo(named, name).getTarget(moduleGraph);
      const file = (target?.module ?? named).nameForCondition();
      if (file?.startsWith(contractFolder))
        used.set(file, [...(used.get(file) ?? []), [...(target ? (target.export ?? []) : [name]), ...members]]);
    }
  }
  return used;
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'request' in value &&
  'response' in value;

/** The call that a name leads to; every call of a group that is named whole. */
const callsAt = (value: unknown, [name, ...members]: readonly string[]): Call[] => {
  if (isCall(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return name === undefined
    ? Object.values(value).filter(isCall)
    : callsAt((value as Record<string, unknown>)[name], members);
};

/** The calls that a build makes and the slots that it fills, with the structures that it was compiled with. */
export const compiledContract = async (compilation: Compilation, declared: RemoteConfig): Promise<CompiledContract> => {
  const calls = new Map<string, Call>();
  for (const [file, names] of usedNames(compilation)) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    for (const found of names.flatMap(([name = '', ...members]) => callsAt(exported[name], members)))
      calls.set(callName(found), found);
  }
  const filled = new Set<string>(declared.slots.map(({ slot }) => slot));
  return compiledOf(
    [...calls.values()],
    slots.filter(({ id }) => filled.has(id)),
  );
};
