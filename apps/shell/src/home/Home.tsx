import { Suspense, useMemo, type ReactNode } from 'react';
import { mayOpen, useSession } from '@lectern/auth';
import { weekdayText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { shellHomeFigures, shellHomeV1, shellHomeV2 } from '@lectern/remote-kit/slots';
import { contributionsTo } from '../composition/contributions';
import { RemoteSlot, type FrameProps } from '../composition/RemoteSlot';
import { useMedia } from '../layout/use-media';
import { registryOf } from '../session/registry';
import { nameOf } from '../layout/person';
import * as homeTexts from '../texts/home';
import * as texts from '../texts/layout';
import { actionsOf } from './actions-of';
import './home.css';

const SystemBlock = lazyWithRetry(() => import(/* webpackChunkName: "home-system" */ './SystemBlock'));

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

function Cells({ children }: FrameProps): ReactNode {
  return <div className="home-cells">{children}</div>;
}

interface Props {
  /** Whether the person may open any screen. */
  readonly opensAny: boolean;
  readonly onInterest: (path: string) => void;
}

// As the kit's lists have it, which home does without: their code would come with the first page.
const phone = '(max-width: 599.98px)';
const figures = [{ slot: shellHomeFigures, props: {} }];

/** Home: the day and the person, two actions, and what remotes contribute: key figures in one strip, and blocks. */
export function Home({ opensAny, onInterest }: Props): ReactNode {
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
  const registry = registryOf(document);
  const actions = actionsOf(registry, rights);
  const hasFigures = contributionsTo([shellHomeFigures.id], registry, rights).length > 0;
  return (
    <>
      <header className="home-head">
        <div>
          <h1 tabIndex={-1}>{weekdayText(new Date(document.serverTime))}</h1>
          <p>
            {nameOf(document.user)}, {document.role.name}
          </p>
        </div>
        {actions.length > 0 && (
          <div className="home-actions">
            {actions.map(({ id, title, to }, at) => (
              <Button
                key={id}
                component={Link}
                to={to}
                variant={at === actions.length - 1 ? 'contained' : 'outlined'}
                startIcon={<Icon name="plus" />}
                onPointerEnter={() => onInterest(to)}
                onFocus={() => onInterest(to)}
              >
                {title}
              </Button>
            ))}
          </div>
        )}
      </header>
      {!opensAny && <p className="home-nothing">{texts.opensNothing(document.role.name)}</p>}
      {hasFigures && (
        <section className="home-strip" aria-label={texts.keyFigures}>
          <RemoteSlot
            versions={figures}
            registry={registry}
            rights={rights}
            frame={Cells}
            waiting={[1, 2, 3].map((cell) => (
              <div key={cell} className="home-cell-waiting" aria-hidden />
            ))}
          />
        </section>
      )}
      <div className="home-blocks">
        <RemoteSlot
          versions={versions}
          registry={registry}
          rights={rights}
          frame={Block}
          waiting={<div className="home-waiting" aria-hidden />}
        />
        {mayOpen(['remoteManage', 'auditView'], rights) && (
          <Block heading={{ title: homeTexts.system, ...(rights.has('remoteManage') && { to: '/setting/remotes' }) }}>
            <Suspense fallback={<div className="home-waiting" aria-hidden />}>
              <SystemBlock rows={rows} now={document.serverTime} />
            </Suspense>
          </Block>
        )}
      </div>
    </>
  );
}
