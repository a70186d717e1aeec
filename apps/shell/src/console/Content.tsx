import { Suspense, type ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { Forbidden, NotFound } from '@lectern/ui-kit/states';
import { RemoteRoute } from '../composition/RemoteRoute';
import { Home } from '../home/Home';
import { ImpersonateNotify } from '../impersonation/ImpersonateNotify';
import type { MenuItem } from '../layout/menu';
import type { Screen } from '../layout/screen-of';
import { StudentArea } from '../student-area/StudentArea';
import * as texts from '../texts/layout';
import { OwnScreen } from './OwnScreen';

interface Props {
  readonly screen: Screen;
  readonly items: readonly MenuItem[];
  readonly onInterest: (path: string) => void;
}

/** Placeholder of a screen that is still on its way when the page is opened; a later navigation keeps the old screen instead. */
function OnItsWay({ title }: { readonly title: string }): ReactNode {
  return (
    <div className="on-its-way" aria-busy="true">
      <h1 tabIndex={-1}>{title}</h1>
      <p role="status">{texts.screenLoading}</p>
    </div>
  );
}

function Inside({ screen, items, onInterest }: Props): ReactNode {
  const role = useSession(({ document }) => document?.role.name ?? '');
  switch (screen.is) {
    case 'home':
      return <Home opensAny={items.length > 0} onInterest={onInterest} />;
    case 'student area':
      return <StudentArea />;
    case 'impersonate notify':
      return <ImpersonateNotify />;
    case 'own':
      return <OwnScreen name={screen.name} title={screen.title} />;
    case 'remote':
      return <RemoteRoute match={screen.match} />;
    case 'forbidden':
      return <Forbidden title={screen.of} missing={screen.missing} role={role} />;
    case 'not found':
      return <NotFound />;
  }
}

/** The content between top bar and footer. One Suspense for every screen: a boundary that came with a screen would show its fallback at once. */
export function Content(props: Props): ReactNode {
  return (
    <Suspense fallback={<OnItsWay title={props.screen.title} />}>
      <Inside {...props} />
    </Suspense>
  );
}
