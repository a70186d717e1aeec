import { useMemo, type ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { weekdayText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { shellHomeV1, shellHomeV2 } from '@lectern/remote-kit/slots';
import { RemoteSlot, type FrameProps } from '../composition/RemoteSlot';
import type { MenuItem } from '../layout/menu';
import { useMedia } from '../layout/use-media';
import { registryOf } from '../session/registry';
import { nameOf } from '../layout/person';
import * as texts from '../texts/layout';
import './home.css';

function Block({ heading, children }: FrameProps): ReactNode {
  return (
    <section className="home-frame">
      {heading && (
        <h2 className="home-title">
          {heading.to === undefined ? heading.title : <Link to={heading.to}>{heading.title}</Link>}
        </h2>
      )}
      {children}
    </section>
  );
}

interface Props {
  /** What the person may open. */
  readonly items: readonly MenuItem[];
  readonly onInterest: (path: string) => void;
}

// As the kit's lists have it, which home does without: their code would come with the first page.
const phone = '(max-width: 599.98px)';

/** Home: the day and the person, shortcuts to what they may open, and the blocks that remotes contribute. */
export function Home({ items, onInterest }: Props): ReactNode {
  const { document, rights } = useSession();
  const rows = useMedia(phone) ? 3 : 5;
  const versions = useMemo(
    () => [
      { slot: shellHomeV1, props: {} },
      { slot: shellHomeV2, props: { rows } },
    ],
    [rows],
  );
  if (!document) return null;
  return (
    <>
      <header className="home-head">
        <div>
          <h1 tabIndex={-1}>{weekdayText(new Date(document.serverTime))}</h1>
          <p>
            {nameOf(document.user)}, {document.role.name}
          </p>
        </div>
        {items.length > 0 && (
          <nav aria-label={texts.shortcuts} className="home-shortcuts">
            {items.map((item) => (
              <Button
                key={item.to}
                component={Link}
                to={item.to}
                startIcon={<Icon name={item.icon} />}
                onPointerEnter={() => onInterest(item.to)}
                onFocus={() => onInterest(item.to)}
              >
                {item.title}
              </Button>
            ))}
          </nav>
        )}
      </header>
      {items.length === 0 && <p className="home-nothing">{texts.opensNothing(document.role.name)}</p>}
      <div className="home-blocks">
        <RemoteSlot
          versions={versions}
          registry={registryOf(document)}
          rights={rights}
          frame={Block}
          waiting={<div className="home-waiting" aria-hidden />}
        />
      </div>
    </>
  );
}
