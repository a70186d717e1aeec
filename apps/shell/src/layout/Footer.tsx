import type { ReactNode } from 'react';
import * as texts from '../texts/layout';

/** The year and the product's name; at the end the shell that is running. */
export function Footer({ product, version }: { readonly product: string; readonly version: string }): ReactNode {
  return (
    <footer className="foot">
      <span>{texts.copyright(new Date().getFullYear(), product)}</span>
      {version && <span>{texts.shellVersion(version)}</span>}
    </footer>
  );
}
