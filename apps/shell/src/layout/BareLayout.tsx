import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { SkipLink } from './SkipLink';
import './layout.css';

interface Props {
  readonly product: string;
  readonly version: string;
  readonly children: ReactNode;
}

/** One message on an empty page: no menu and no top bar, because nothing else is to be done. */
export function BareLayout({ product, version, children }: Props): ReactNode {
  return (
    <div className="solo">
      <SkipLink />
      <main className="page" id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer product={product} version={version} />
    </div>
  );
}
