import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { isLoggedInUserGone, useSession } from '@lectern/auth';
import { DirtyGuard, useShownRecord } from '@lectern/ui-kit';
import { Navigate, useLocation } from '@lectern/ui-kit/router';
import { prefetchOnInterest, prefetchWhenIdle } from '../composition/prefetch';
import { useBrokenRemotes } from '../composition/remote-store';
import { ImpersonationBar } from '../impersonation/ImpersonationBar';
import { BareLayout } from '../layout/BareLayout';
import { ContentLayout } from '../layout/ContentLayout';
import { crumbsOf } from '../layout/crumbs';
import { FullLayout } from '../layout/FullLayout';
import { currentItem, menuItems, menuOf } from '../layout/menu';
import { screenOf } from '../layout/screen-of';
import { shellVersion } from '../layout/shell-version';
import { useOverrideStore } from '../session/override-store';
import { redirectOf, studentRole } from '../session/redirect';
import { closedOf, registryOf } from '../session/registry';
import { goByLoading } from '../session/take-shell';
import { currentVisitor } from '../session/visitor';
import { useWaysOut } from '../session/ways-out';
import { Content } from './Content';
import { useArrival } from './use-arrival';

interface Props {
  readonly document: SessionDocument;
  readonly rights: SessionRights;
  readonly pathname: string;
}
type SessionRights = ReturnType<typeof useSession.getState>['rights'];

function Placed({ document, rights, pathname }: Props): ReactNode {
  const remotes = registryOf(document);
  const broken = useBrokenRemotes();
  const items = useMemo(() => menuItems(remotes, rights), [remotes, rights]);
  const screen = screenOf(pathname, { remotes, closed: closedOf(document), rights });
  const record = useShownRecord();
  const product = document.settings.productName;
  const onInterest = (path: string) => prefetchOnInterest(path, remotes);

  useArrival({ pathname, title: screen.title, record, product });
  useEffect(
    () =>
      prefetchWhenIdle(
        items.map((item) => item.to),
        remotes,
      ),
    [items, remotes],
  );

  const content = <Content screen={screen} items={items} onInterest={onInterest} />;
  const frame = { product, version: shellVersion() };
  if (screen.layout === 'bare') return <BareLayout {...frame}>{content}</BareLayout>;
  // A student has no menu: other shell screens have no menu for them either.
  if (screen.layout === 'content' || document.role.id === studentRole)
    return <ContentLayout {...frame}>{content}</ContentLayout>;
  const current = currentItem(items, pathname);
  const crumbs = crumbsOf(screen, current, items, record);
  return (
    <FullLayout
      {...frame}
      sections={menuOf(remotes, rights, broken)}
      current={current}
      crumbs={crumbs}
      pathname={pathname}
      onInterest={onInterest}
    >
      {content}
    </FullLayout>
  );
}

/** The one route of the console's router: where the address leads this person, and the layout around it. */
export function Screen(): ReactNode {
  const { document, rights } = useSession();
  const location = useLocation();
  const OverrideBar = useOverrideStore(({ Bar }) => Bar);
  const { signInAgain } = useWaysOut();
  // Before the screen that was asked for is painted.
  useLayoutEffect(() => {
    if (isLoggedInUserGone()) signInAgain();
  }, [location.pathname, signInAgain]);
  if (!document) return null;
  const elsewhere = redirectOf(location, currentVisitor());
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <>
      <ImpersonationBar withWayOut={location.pathname !== '/impersonate-notify'} />
      {OverrideBar && <OverrideBar />}
      <Placed document={document} rights={rights} pathname={location.pathname} />
      <DirtyGuard instead={goByLoading} />
    </>
  );
}
