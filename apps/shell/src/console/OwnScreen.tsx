import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { openWork } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { StatusPage } from '@lectern/ui-kit/states';
import { isLoadError } from '../composition/explain';
import type { OwnName } from '../layout/own-routes';
import type { Forms } from '../session/loss';
import { answerLostCode } from '../session/expired';
import { useWaysOut, type WaysOut } from '../session/ways-out';
import * as texts from '../texts/layout';

/** The code of the shell's own screens, each a chunk that is fetched when it is opened. */
const screens: Readonly<Record<OwnName, ComponentType>> = {
  'change password': lazy(() => import(/* webpackChunkName: "change-password" */ '../password/ChangePasswordScreen')),
  'my sessions': lazy(() => import(/* webpackChunkName: "my-sessions" */ '../account/MySessionsScreen')),
  users: lazy(() => import(/* webpackChunkName: "users" */ '../user/UserListScreen')),
  general: lazy(() => import(/* webpackChunkName: "setting-general" */ '../setting/GeneralScreen')),
  uploads: lazy(() => import(/* webpackChunkName: "setting-uploads" */ '../setting/UploadsScreen')),
  payments: lazy(() =>
    import(/* webpackChunkName: "setting-part" */ '../setting/PartScreen').then(({ tab }) => tab('payments')),
  ),
  currencies: lazy(() =>
    import(/* webpackChunkName: "setting-part" */ '../setting/PartScreen').then(({ tab }) => tab('currencies')),
  ),
  taxes: lazy(() =>
    import(/* webpackChunkName: "setting-part" */ '../setting/PartScreen').then(({ tab }) => tab('taxes')),
  ),
  seller: lazy(() =>
    import(/* webpackChunkName: "setting-part" */ '../setting/PartScreen').then(({ tab }) => tab('seller')),
  ),
  account: lazy(() => import(/* webpackChunkName: "users" */ '../user/AccountScreen')),
  mail: lazy(() => import(/* webpackChunkName: "mails" */ '../mail/MailListScreen')),
  remotes: lazy(() => import(/* webpackChunkName: "remotes-overview" */ '../remotes-overview/RemotesOverviewScreen')),
};

interface BoundaryProps extends Pick<WaysOut, 'reloadPage'> {
  readonly title: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** `settling`: it is not known yet whether the page goes. */
  readonly is: 'sound' | 'settling' | 'broken';
  readonly forms: Forms;
}

/** Keeps a chunk that did not come, or a fault of the screen, in its place. What failed to load stays failed in this page: Retry reloads it. */
class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { is: 'sound', forms: 'none' };
  private isHere = true;

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { is: isLoadError(error) ? 'settling' : 'broken', forms: openWork() };
  }

  override componentDidCatch(error: unknown): void {
    const { is, forms } = this.state;
    if (is !== 'settling') return;
    void answerLostCode(error, { forms, isHere: () => this.isHere }, this.props.reloadPage).then(
      (isAnswered) => isAnswered || this.setState({ is: 'broken' }),
    );
  }

  override componentDidMount(): void {
    this.isHere = true;
  }

  override componentWillUnmount(): void {
    this.isHere = false;
  }

  override render(): ReactNode {
    const { is } = this.state;
    if (is === 'sound') return this.props.children;
    if (is === 'settling') return <p role="status">{texts.screenLoading}</p>;
    return (
      <StatusPage
        icon="triangle-alert"
        title={texts.notLoaded(this.props.title)}
        actions={
          <Button variant="contained" onClick={() => location.reload()}>
            {texts.retry}
          </Button>
        }
      >
        <p role="alert">{texts.restWorks}</p>
      </StatusPage>
    );
  }
}

/** One of the shell's own screens. */
export function OwnScreen({ name, title }: { readonly name: OwnName; readonly title: string }): ReactNode {
  const Shown = screens[name];
  const { reloadPage } = useWaysOut();
  return (
    <ScreenBoundary key={name} title={title} reloadPage={reloadPage}>
      <Shown />
    </ScreenBoundary>
  );
}
