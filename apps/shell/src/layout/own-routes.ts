import type { Access } from '@lectern/contract/call';

/** The names of the screens that the shell itself draws. */
export type OwnName = 'change password' | 'my sessions' | 'users';

/** A route of the shell: declared like those of the remotes, its code a chunk of the shell. */
export interface OwnRoute {
  readonly name: OwnName;
  readonly path: string;
  readonly title: string;
  readonly access: Access;
}

export const ownRoutes: readonly OwnRoute[] = [
  { name: 'change password', path: '/change-password', title: 'Change password', access: 'signed in' },
  { name: 'my sessions', path: '/setting/my-sessions', title: 'My sessions', access: 'signed in' },
  { name: 'users', path: '/users', title: 'Users', access: ['userList'] },
];
