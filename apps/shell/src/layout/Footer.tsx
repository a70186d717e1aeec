import type { ReactNode } from 'react';
import * as texts from '../texts/layout';

interface Props {
  readonly product: string;
  readonly version: string;
  /** Whether the page answers the key that shows the shortcuts. */
  readonly hasShortcuts?: boolean;
}

/** The year and the product's name; at the end the shell that is running. */
export function Footer({ product, version, hasShortcuts = false }: Props): ReactNode {
  return (
    <footer className="foot">
      <span>{texts.copyright(new Date().getFullYear(), product)}</span>
      {hasShortcuts && <span className="foot-keys">{texts.shortcutsHint}</span>}
      {version && <span>{texts.shellVersion(version)}</span>}
    </footer>
  );
}
