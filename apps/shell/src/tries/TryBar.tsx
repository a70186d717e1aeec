import { useEffect, type ReactNode } from 'react';
import { FlaskConical } from 'lucide-react';
import { clockText, IconAction, notify } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { useLocation } from '@lectern/ui-kit/router';
import { shortVersion } from '../remotes-overview/short-version';
import { reload } from '../start/go-to';
import * as texts from '../texts/tries';
import { namesOf, withTry } from './try-address';
import { useTryState, type RunningTry } from './try-state';
import '../override/override.css';

/** The address by which a colleague tries the same releases on the same screen. */
function Share({ of }: { readonly of: RunningTry }): ReactNode {
  const here = useLocation();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.origin + withTry(here, namesOf(of.releases)));
      notify('success', texts.linkCopied);
    } catch {
      notify('error', texts.linkNotCopied);
    }
  };
  return <IconAction icon="link" label={texts.copyLink} onClick={() => void copy()} />;
}

/** The way back without any script: the server ends the try and sends the page again. */
function End(): ReactNode {
  return (
    <a href={withTry(useLocation(), 'off')} aria-label={texts.ends}>
      {texts.end}
    </a>
  );
}

/** A bar above everything while this browser tries releases: their names, the end, and the way back. */
export function TryBar(): ReactNode {
  const { running, ended } = useTryState();
  const isShown = Boolean(running ?? ended);
  useEffect(() => {
    if (!isShown) return undefined;
    // Everything fixed below keeps clear of the bar while it is shown.
    document.documentElement.dataset['override'] = 'on';
    return () => void delete document.documentElement.dataset['override'];
  }, [isShown]);
  if (!running && !ended) return null;
  return (
    <aside className="override" aria-label={texts.bar}>
      <FlaskConical size={16} strokeWidth={1.75} aria-hidden />
      {running ? (
        <p role="status" className="override-try" title={namesOf(running.releases)}>
          {texts.tries(
            <b>{running.releases.map(({ name, version }) => `${name} ${shortVersion(version)}`).join(', ')}</b>,
            <span>{texts.until(clockText(running.until))}</span>,
          )}
        </p>
      ) : (
        <p role="status" className="override-ended">
          {texts.hasEnded}
        </p>
      )}
      {running ? (
        <>
          <Share of={running} />
          <End />
        </>
      ) : (
        <Button size="small" onClick={reload}>
          {texts.reloadPage}
        </Button>
      )}
    </aside>
  );
}
