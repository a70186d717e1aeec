import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { Place } from '@lectern/ui-kit/states';
import type { OwnName } from '../layout/own-routes';
import * as texts from '../texts/layout';

/** The code of the shell's own screens, each a chunk that is fetched when it is opened. */
const screens: Readonly<Record<OwnName, ComponentType>> = {
  'change password': lazy(() => import(/* webpackChunkName: "change-password" */ '../password/ChangePasswordScreen')),
  'my sessions': lazy(() => import(/* webpackChunkName: "my-sessions" */ '../account/MySessionsScreen')),
  users: lazy(() => import(/* webpackChunkName: "users" */ '../users/UsersScreen')),
  remotes: lazy(() => import(/* webpackChunkName: "control-room" */ '../control-room/ControlRoomScreen')),
};

/** Keeps a chunk that did not come, or a fault of the screen, in its place. What failed to load stays failed in this page: Retry loads it anew. */
class Room extends Component<{ readonly title: string; readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Place
        icon="triangle-alert"
        title={texts.notLoaded(this.props.title)}
        actions={
          <Button variant="contained" onClick={() => location.reload()}>
            {texts.retry}
          </Button>
        }
      >
        <p role="alert">{texts.restWorks}</p>
      </Place>
    );
  }
}

/** One of the shell's own screens. */
export function OwnScreen({ name, title }: { readonly name: OwnName; readonly title: string }): ReactNode {
  const Shown = screens[name];
  return (
    <Room key={name} title={title}>
      <Shown />
    </Room>
  );
}
