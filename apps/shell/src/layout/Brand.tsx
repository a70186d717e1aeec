import type { ReactNode } from 'react';
import * as texts from '../texts/brand';
import './brand.css';

/** The mark and the product's name, as they head the sidebar. */
export function Brand({ product }: { readonly product: string }): ReactNode {
  return (
    <span className="brand">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <rect width="20" height="20" rx="5" fill="var(--brand-plate, #fff)" />
        <path
          d="M4.4 9 15.6 4.9M10.2 7.2v7.4M6.8 14.9h6.8"
          stroke="var(--brand-stroke, #000)"
          strokeWidth="2"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
      <span className="brand-words">
        {product} <span>{texts.academy}</span>
      </span>
    </span>
  );
}
