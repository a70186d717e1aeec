import type { ReactNode } from 'react';

/** The year and the product's name; at the end the shell that is running. */
export function Footer({ product, version }: { readonly product: string; readonly version: string }): ReactNode {
  return (
    <footer className="foot">
      <span>
        © {new Date().getFullYear()} {product} Academy
      </span>
      {version && <span>Shell {version}</span>}
    </footer>
  );
}
