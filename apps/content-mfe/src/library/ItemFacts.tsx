import type { ReactNode } from 'react';
import { libraryKinds, type LibraryItem } from '@lectern/contract/content';
import { timeText } from '@lectern/ui-kit';
import { sizeText } from '@lectern/ui-kit/list';

import * as texts from '../texts/library';
import { durationText } from './duration';
import { OpenDocument } from './OpenDocument';

/** What nobody types: the file, its size, and who added it. */
export function ItemFacts({ item }: { readonly item: LibraryItem }): ReactNode {
  const { kind, fileName, bytes, width, height, seconds, urls, createdAt, createdByName } = item;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      texts.file,
      urls && kind !== 'video' ? (
        <a href={urls.large} target="_blank" rel="noreferrer">
          {fileName}
        </a>
      ) : (
        <>
          {fileName} <OpenDocument itemId={item.id} fileName={fileName} />
        </>
      ),
    ],
    [texts.kind, libraryKinds[kind]],
    [texts.size, sizeText(bytes)],
    ...(width && height ? [[texts.dimensions, texts.pixels(width, height)] as const] : []),
    ...(seconds === null ? [] : [[texts.duration, durationText(seconds)] as const]),
    [texts.added, createdByName ? `${timeText(createdAt)}, ${createdByName}` : timeText(createdAt)],
  ];
  return (
    <dl className="library-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
