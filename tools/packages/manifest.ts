/** The part of a library's package.json that its packed form is made of. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** `compiled` is built into a remote; of `types` the shell gives the code at run time. */
export type Kind = 'compiled' | 'types';

const outOf = (source: string): string => source.replace('./src/', './').replace(/\.tsx?$/, '');

/** package.json of the packed library. `mentions` says whether an emitted file imports a package: the others are not asked for. */
export const packedManifest = (
  { name, version, license, exports, dependencies = {} }: SourceManifest,
  kind: Kind,
  mentions: (dependency: string) => boolean,
): object => {
  const wanted = Object.fromEntries(
    Object.entries(dependencies)
      .filter(([dependency]) => mentions(dependency))
      .map(([dependency, range]) => [dependency, range === '*' ? version : `^${range}`]),
  );
  return {
    name,
    version,
    license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, source]) => [
        entry,
        { types: `${outOf(source)}.d.ts`, ...(kind === 'compiled' && { default: `${outOf(source)}.js` }) },
      ]),
    ),
    peerDependencies: wanted,
  };
};
