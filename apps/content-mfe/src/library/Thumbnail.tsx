import type { ReactNode } from 'react';
import { libraryKinds, type LibraryItem } from '@lectern/contract/content';
import { Icon } from '@lectern/ui-kit/icons';
import './library.css';

interface Props {
  readonly item: Pick<LibraryItem, 'urls' | 'kind' | 'altText'>;
  readonly size: 'small' | 'medium' | 'large';
  /** What a screen reader says; nothing where its title is next to it. */
  readonly alt?: string;
}

/** The picture of an item; of one without a picture its kind. */
export function Thumbnail({ item: { urls, kind }, size, alt = '' }: Props): ReactNode {
  return (
    <span className={`library-picture is-${size}`}>
      {urls ? (
        <img src={urls[size]} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <span title={libraryKinds[kind]}>
          <Icon name="library" />
        </span>
      )}
    </span>
  );
}
