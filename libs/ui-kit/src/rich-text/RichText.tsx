import { useMemo, type ReactNode } from 'react';
import { trustedHtml } from './trusted-html';
import './rich-text.css';

interface Props {
  /** As the API stores and answers it: cleaned; or made by our own code from typed TeX. */
  readonly html: string;
  readonly className?: string;
}

/** The one place where stored rich text becomes part of the page; formulas are MathML, so no script draws them. */
export function RichText({ html, className = '' }: Props): ReactNode {
  const inside = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={inside} />;
}
