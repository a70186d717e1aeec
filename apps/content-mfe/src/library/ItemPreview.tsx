import type { ReactNode } from 'react';
import type { LibraryItem } from '@lectern/contract/content';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import * as texts from '../texts/library';
import { Thumbnail } from './Thumbnail';
import { VideoPreview } from './VideoPreview';

const PdfPreview = lazyWithRetry(() => import(/* webpackChunkName: "library-pdf" */ './PdfPreview'));

/** What an item looks like, in the page: a picture, a video that is played, the pages of a PDF; of others their kind. */
export function ItemPreview({ item }: { readonly item: LibraryItem }): ReactNode {
  const { fileId, kind, mime, title, altText } = item;
  if (kind === 'video') return <VideoPreview key={fileId} item={item} />;
  if (mime === 'application/pdf') return <PdfPreview key={fileId} item={item} />;
  return <Thumbnail item={item} size="large" alt={altText || texts.pictureOf(title)} />;
}
