import { gzipSync } from 'node:zlib';
import type { Compilation, Module } from 'webpack';
import { chunksOf, filesOfChunk } from './files';

/** What the shell may load before a first screen is there, KiB gzip: to sign in, and in the console before federation and any remote's files. */
export const firstLoadBudgets = { 'sign-in': 155, console: 269 } as const;

export type FirstChunk = keyof typeof firstLoadBudgets;

/** The file that watches a start comes before everything else: bytes at most, as it is sent. */
export const watchBudget = 2048;

/** Code that comes after a first screen, or with what needs it: one import of it too early brings it into every first load. */
const lateEverywhere = [
  ...['Dialog', 'Drawer', 'Menu', 'Popover'].map((part) => `@mui/material/${part}`),
  ...['@tanstack/react-table', 'formik', 'notistack', 'react-easy-crop', 'socket.io-client'],
];
const lateIn: Readonly<Record<FirstChunk, readonly string[]>> = {
  'sign-in': [...lateEverywhere, '@module-federation', '@tanstack/react-query', 'axios', 'react-router'],
  console: [...lateEverywhere, '@module-federation'],
};

/** What is wrong with a first load of these files and modules (their paths); nothing where it keeps its budget. */
export const firstLoadFaults = (
  chunk: FirstChunk,
  files: readonly Buffer[],
  modules: readonly string[],
): readonly string[] => {
  const kib = files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1024;
  const most = firstLoadBudgets[chunk];
  const early = lateIn[chunk].filter((late) => modules.some((path) => path.includes(`/node_modules/${late}/`)));
  return [
    ...early.map((late) => `${late} comes with ${chunk}, but is to come later`),
    ...(kib > most ? [`${chunk} loads ${(Math.ceil(kib * 10) / 10).toFixed(1)} KiB of at most ${most} KiB`] : []),
  ];
};

const pathsOf = (module: Module & { readonly modules?: readonly Module[] }): readonly string[] =>
  (module.modules ?? [module]).flatMap((each) => each.nameForCondition() ?? []);

const watchFaults = (compilation: Compilation): readonly string[] => {
  const files = filesOfChunk(compilation, 'watch');
  const bytes = files.reduce((sum, name) => sum + compilation.getAsset(name)!.source.size(), 0);
  return [
    ...(files.length > 1
      ? [`the file that watches the start is in ${files.length} files: it is to need no other`]
      : []),
    ...(bytes > watchBudget ? [`the file that watches the start has ${bytes} of at most ${watchBudget} bytes`] : []),
  ];
};

/** The faults of a shell's build. */
export const faultsOfBuild = (compilation: Compilation): readonly string[] => [
  ...watchFaults(compilation),
  ...(Object.keys(firstLoadBudgets) as FirstChunk[]).flatMap((chunk) => {
    const files = new Set([...filesOfChunk(compilation, 'main'), ...filesOfChunk(compilation, chunk)]);
    const modules = chunksOf(compilation, chunk).flatMap((each) => [
      ...compilation.chunkGraph.getChunkModulesIterable(each),
    ]);
    return firstLoadFaults(
      chunk,
      [...files].map((name) => compilation.getAsset(name)!.source.buffer()),
      modules.flatMap(pathsOf),
    );
  }),
];
