import type { ReactNode } from 'react';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import './layout.css';

interface Props {
  readonly product: string;
  readonly version: string;
  readonly children: ReactNode;
}

/** The page alone, without a menu, at most 960 px wide. */
export function ContentLayout({ product, version, children }: Props): ReactNode {
  return (
    <div className="solo">
      <SkipLink />
      <TopBar crumbs={[]} lead={<Brand product={product} />} />
      <main className="page" id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer product={product} version={version} />
    </div>
  );
}
