/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { useOpenDialog } from '../override/open-dialog';
import { useOverrideAction } from './use-override-action';

const actions = (over: Parameters<typeof aSession>[0]) => {
  act(() => openSession(aSession(over)));
  return renderHook(useOverrideAction).result.current('catalog-mfe');
};
afterEach(() => act(closeSession));

test('who may override remotes is asked about the remote of the row; nobody else is offered it', () => {
  expect(actions({ rights: ['remoteManage'] })).toEqual([]);
  const [action] = actions({ rights: ['remoteManage', 'remoteOverride'] });
  expect(action).toMatchObject({ label: 'Override for me…' });
  act(() => action?.onSelect?.());
  expect(useOpenDialog.getState()).toEqual({ remote: 'catalog-mfe' });
});

test('an impersonator reads why it is disabled', () => {
  const impersonating = {
    by: { id: 2, name: 'Daniel Okafor' },
    reason: 'Cannot open it',
    since: '2026-11-21T10:00:00.000Z',
    until: '2999-01-01T00:00:00.000Z',
  };
  expect(actions({ rights: ['remoteOverride'], impersonating })).toEqual([
    expect.objectContaining({ disabledReason: 'Not available while impersonating' }),
  ]);
});
