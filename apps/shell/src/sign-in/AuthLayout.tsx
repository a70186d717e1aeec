import { useEffect, useRef, type ReactNode } from 'react';
import { Brand } from '../layout/Brand';
import { productName } from '../layout/product-name';
import * as texts from '../texts/auth-pages';
import { StandaloneTheme } from './StandaloneTheme';
import './sign-in.css';

interface Props {
  readonly title: string;
  /** Set by the form of the page. */
  readonly onShown?: () => void;
  readonly children: ReactNode;
}

/** The auth pages: the shell with an empty sidebar, so that the mark never moves when a person comes in. */
export function AuthLayout({ title, onShown, children }: Props): ReactNode {
  useEffect(() => {
    document.title = `${title} | ${productName}`;
  }, [title]);
  const shown = useRef(onShown);
  useEffect(() => shown.current?.(), []);
  return (
    <StandaloneTheme>
      <div className="sign-in">
        <header className="sign-in-side">
          <Brand product={productName} />
          <p>{texts.forStaff}</p>
        </header>
        <div className="sign-in-body">
          <main>{children}</main>
          <footer>{texts.copyright(new Date().getFullYear(), productName)}</footer>
        </div>
      </div>
    </StandaloneTheme>
  );
}
