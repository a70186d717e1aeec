import type { ReactNode } from 'react';
import * as texts from '../texts/layout';

/** The first stop of the keyboard: over the menu, into the page. */
export function SkipLink(): ReactNode {
  return (
    <a
      className="skip"
      href="#content"
      onClick={(event) => {
        // The address belongs to the router: the focus moves, the hash stays away.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {texts.skip}
    </a>
  );
}
