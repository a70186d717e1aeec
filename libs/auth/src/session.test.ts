/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { closeSession, openSession, useMay, useSession } from './session';
import { aSession } from './testing';

afterEach(() => act(closeSession));

test('a change of rights opens and closes entries without a reload', () => {
  openSession(aSession({ rights: ['settings'] }));
  const { result } = renderHook(() => useMay(['categoryList']));
  expect(result.current).toBe(false);
  act(() => openSession(aSession({ rights: ['settings', 'categoryList'] })));
  expect(result.current).toBe(true);
  act(closeSession);
  expect(result.current).toBe(false);
});

test('a document that differs in the clock alone changes nothing', () => {
  openSession(aSession({ serverTime: '2026-11-21T10:00:00.000Z' }));
  const before = useSession.getState().document;
  openSession(aSession({ serverTime: '2026-11-21T10:01:00.000Z' }));
  expect(useSession.getState().document).toBe(before);
});

test('the set of rights stays the same object while the rights are the same', () => {
  openSession(aSession({ rights: ['settings'] }));
  const { rights } = useSession.getState();
  openSession(aSession({ rights: ['settings'], rightsEpoch: 9 }));
  expect(useSession.getState().rights).toBe(rights);
  expect(useSession.getState().document?.rightsEpoch).toBe(9);
});
