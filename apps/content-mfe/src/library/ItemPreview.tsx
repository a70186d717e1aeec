import { useCallback, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { libraryDocumentCalls, type LibraryItem } from '@lectern/contract/content';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import * as texts from '../texts/library';
import { Thumbnail } from './Thumbnail';
import { VideoPreview } from './VideoPreview';

const PdfPages = lazyWithRetry(() => import(/* webpackChunkName: "pdf" */ '../pdf/PdfPages'));

function PdfPreview({ item: { id, title, altText } }: { readonly item: LibraryItem }): ReactNode {
  const address = useCallback(
    async () => (await send(libraryDocumentCalls.address, { id }, { quiet: true, handled: 'all' })).url,
    [id],
  );
  return <PdfPages name={title} altText={altText} address={address} />;
}

/** What an item looks like, in the page: a picture, a video that is played, the pages of a PDF; of others their kind. */
export function ItemPreview({ item }: { readonly item: LibraryItem }): ReactNode {
  const { fileId, kind, mime, title, altText } = item;
  if (kind === 'video') return <VideoPreview key={fileId} item={item} />;
  if (mime === 'application/pdf') return <PdfPreview key={fileId} item={item} />;
  return <Thumbnail item={item} size="large" alt={altText || texts.pictureOf(title)} />;
}
