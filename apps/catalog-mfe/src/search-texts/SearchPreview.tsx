import type { ReactNode } from 'react';
import { useFieldState } from '@lectern/ui-kit/form';
import * as texts from '../texts/search-texts';
import './search-preview.css';

interface Props {
  /** Its place on the public site: `… › courses › drawing`. */
  readonly address: string;
  /** What is shown where the form has no title or no description for search engines. */
  readonly title: string;
  readonly description: string;
}

/** A search result as it would be shown, from what is in the form. */
export function SearchPreview({ address, title, description }: Props): ReactNode {
  const ownTitle = useFieldState<string>('seoTitle').input.value;
  const ownDescription = useFieldState<string>('seoDescription').input.value;
  return (
    <figure className="search-preview" aria-label={texts.preview}>
      <span>{address}</span>
      <strong>{ownTitle || title}</strong>
      <p>{ownDescription || description || texts.noDescription}</p>
    </figure>
  );
}
