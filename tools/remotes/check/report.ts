import { SourceMap, type SourceMapPayload } from 'node:module';
import type { CodePosition } from './blame';
import type { Finding } from './leaks';

/** Findings of a check of a release. */
export interface Report {
  readonly name: string;
  readonly version: string;
  readonly mounts: number;
  readonly findings: readonly Finding[];
}

/** A built file's source map, where the build left one next to it. */
export type ReadMap = (file: string) => SourceMapPayload | undefined;

/** `start.ab12.js:1:20`, with the line of the source where its map is there. */
const placeText = ({ file, line, column }: CodePosition, readMap: ReadMap): string => {
  const payload = readMap(file);
  const entry = payload && new SourceMap(payload).findEntry(line - 1, column - 1);
  const source =
    entry && 'originalSource' in entry
      ? ` (${entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '')}:${entry.originalLine + 1})`
      : '';
  return `${file}:${line}:${column}${source}`;
};

/** All findings, each with the file to blame, or that there are none. */
export const reportText = ({ name, version, mounts, findings }: Report, readMap: ReadMap): string => {
  const who = `${name}@${version}`;
  if (findings.length === 0)
    return `${who} passes: faults met in all its places, ${mounts} visits, nothing left behind.`;
  return [
    `${who} does not pass, ${findings.length} finding${findings.length === 1 ? '' : 's'}:`,
    ...findings.map(
      ({ during, says, place }) => `- ${during}: ${says}\n  ${who}${place ? ` ${placeText(place, readMap)}` : ''}`,
    ),
  ].join('\n');
};
