import { useEffect, useRef, type ReactNode } from 'react';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { Brand } from '../layout/Brand';
import { productName } from '../layout/product-name';
import { StandaloneTheme } from './StandaloneTheme';
import { SignInForm } from './SignInForm';
import './sign-in.css';

interface Props {
  /** The path the person came for, if any. */
  readonly next: string | undefined;
  /** Why they are here, when something sent them. */
  readonly notice: string | undefined;
  /** The form stands on the page. */
  readonly onShown: () => void;
  readonly onSignedIn: (document: SessionDocument) => Promise<void>;
}

/** The sign-in page: the shell with an empty sidebar, so that the mark never moves when a person comes in. */
export function SignInPage({ next, notice, onShown, onSignedIn }: Props): ReactNode {
  useEffect(() => {
    document.title = `Sign in | ${productName}`;
  }, []);
  const shown = useRef(onShown);
  useEffect(() => shown.current(), []);
  return (
    <StandaloneTheme>
      <div className="sign-in">
        <header className="sign-in-side">
          <Brand product={productName} />
          <p>For staff of the marketplace.</p>
        </header>
        <div className="sign-in-body">
          <main>
            <SignInForm next={next} notice={notice} onSignedIn={onSignedIn} />
          </main>
          <footer>
            © {new Date().getFullYear()} {productName} Academy
          </footer>
        </div>
      </div>
    </StandaloneTheme>
  );
}
