import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { fileCalls } from '@lectern/contract/platform/file';
import * as texts from '../texts/image-preview';
import './image.css';

/** What is known of an uploaded image. A file never changes, but one of the library may be replaced. */
export const useImage = (id: number | null) =>
  useRead(fileCalls.read, { id: id ?? 0 }, { enabled: id !== null, handled: 'all', quiet: true, staleTime: 60_000 });

interface Props {
  /** The uploaded file; null: none. */
  readonly id: number | null;
  /** What it is a picture of, for those who don't see it; empty where the words are next to it. */
  readonly alt?: string;
}

/** An uploaded image in its frame, or why there is none. */
export function ImagePreview({ id, alt = '' }: Props): ReactNode {
  const { data, error, isPending } = useImage(id);
  const [broken, setBroken] = useState<string>();
  const url = data?.urls.medium;
  if (id !== null && (error !== null || (url !== undefined && broken === url)))
    return <span className="image-frame is-none">{texts.notLoaded}</span>;
  if (id === null) return <span className="image-frame is-none">{texts.none}</span>;
  return (
    <span className="image-frame">{!isPending && <img src={url} alt={alt} onError={() => setBroken(url)} />}</span>
  );
}
