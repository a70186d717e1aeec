import type { Access } from '@lectern/contract/call';
import * as texts from '../texts/own-screens';

/** One account, by `?id=`. */
export const accountPath = '/users/view';

/** The names of the screens that the shell itself draws. */
export type OwnName =
  | 'change password'
  | 'my sessions'
  | 'users'
  | 'account'
  | 'general'
  | 'uploads'
  | 'payments'
  | 'currencies'
  | 'taxes'
  | 'seller'
  | 'mail'
  | 'remotes';

/** A route of the shell: declared like those of the remotes, its code a chunk of the shell. */
export interface OwnRoute {
  readonly name: OwnName;
  readonly path: string;
  readonly title: string;
  readonly access: Access;
}

/** The parts of the settings, in the order of their tabs; `/setting` opens the first that the person may open. */
export const settingRoutes: readonly OwnRoute[] = [
  { name: 'general', path: '/setting/general', title: texts.general, access: ['settings'] },
  { name: 'uploads', path: '/setting/uploads', title: texts.uploads, access: ['settings'] },
  { name: 'currencies', path: '/setting/currencies', title: texts.currencies, access: ['settings'] },
  { name: 'payments', path: '/setting/payments', title: texts.payments, access: ['settings'] },
  { name: 'taxes', path: '/setting/taxes', title: texts.taxes, access: ['settings'] },
  { name: 'seller', path: '/setting/seller', title: texts.seller, access: ['settings'] },
  { name: 'remotes', path: '/setting/remotes', title: texts.remotes, access: ['remoteManage'] },
  { name: 'mail', path: '/setting/mail', title: texts.mail, access: ['settings'] },
];

export const ownRoutes: readonly OwnRoute[] = [
  { name: 'change password', path: '/change-password', title: texts.changePassword, access: 'signed in' },
  { name: 'my sessions', path: '/setting/my-sessions', title: texts.mySessions, access: 'signed in' },
  { name: 'users', path: '/users', title: texts.users, access: ['userList'] },
  { name: 'account', path: accountPath, title: texts.account, access: ['userList'] },
  ...settingRoutes,
];
