/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { useTryDialog } from '../tries/try-dialog';
import { useTryAction } from './use-try-action';

const actions = (over: Parameters<typeof aSession>[0], state: 'ready' | 'withdrawn' = 'ready') => {
  act(() => openSession(aSession(over)));
  return renderHook(useTryAction).result.current('catalog-mfe', { version: '1.1.0', state });
};
afterEach(() => act(closeSession));

test('a holder of the right is asked about the release of the row; nobody else is offered it', () => {
  expect(actions({ rights: ['remoteManage'] })).toEqual([]);
  const [action] = actions({ rights: ['remoteTry'] });
  act(() => action?.onSelect?.());
  expect([action?.label, useTryDialog.getState().of]).toEqual(['Try…', 'catalog-mfe@1.1.0']);
});

test('a withdrawn release says why it is not tried', () => {
  expect(actions({ rights: ['remoteTry'] }, 'withdrawn')).toMatchObject([{ disabledReason: 'It is withdrawn' }]);
});
