import { useEffect, type ReactNode } from 'react';
import { FlaskConical } from 'lucide-react';
import { Button } from '@lectern/ui-kit/mui';
import { useLocation } from '@lectern/ui-kit/router';
import { clockText } from '@lectern/ui-kit';
import * as texts from '../texts/override';
import { originParts } from './origin-parts';
import { resetPath } from './reset-path';
import { statusOf, type Override } from './status';
import { useOverrideState } from './override-state';
import './override.css';

/** The way back without any script: the server ends the override and sends the page again. */
function Reset({ of }: { readonly of: Override }): ReactNode {
  return (
    <a href={resetPath(useLocation())} aria-label={texts.resets(of.name)}>
      {texts.reset}
    </a>
  );
}

/** Where there is no room the middle of the origin is left out; a mouse that rests on it is shown all, and so is the list of the remotes overview. */
function From({ origin }: { readonly origin: string }): ReactNode {
  const [start, end] = originParts(origin);
  return (
    <span className="override-from" title={origin}>
      {texts.from(
        <>
          <span>{start}</span>
          {end}
        </>,
      )}
    </span>
  );
}

const reloadPage = (
  <Button size="small" onClick={() => location.reload()}>
    {texts.reloadPage}
  </Button>
);

/** Above everything while a remote comes from a developer's origin in this browser: which, from where, until when, and the way back. */
export function OverrideBar(): ReactNode {
  const { begun, override } = useOverrideState();
  const status = statusOf(begun, override);
  const isShown = status.is !== 'none';
  useEffect(() => {
    if (!isShown) return undefined;
    // Everything fixed below keeps clear of the bar while it is shown.
    document.documentElement.dataset['override'] = 'on';
    return () => void delete document.documentElement.dataset['override'];
  }, [isShown]);
  if (status.is === 'none') return null;
  const { of } = status;
  const name = <b>{of.name}</b>;
  const from = <From origin={of.origin} />;
  return (
    <aside className="override" aria-label={texts.bar}>
      <FlaskConical size={16} strokeWidth={1.75} aria-hidden />
      <p role="status" className={`override-${status.is}`}>
        {status.is === 'on' && texts.runs(name, from, <span>{texts.until(clockText(of.until))}</span>)}
        {status.is === 'ended' && texts.hasEnded(name)}
        {status.is === 'coming' && texts.comesNext(name, from)}
      </p>
      {status.is !== 'on' && reloadPage}
      {status.is !== 'ended' && <Reset of={of} />}
    </aside>
  );
}
