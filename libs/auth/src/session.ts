import { create } from 'zustand';
import type { Access } from '@lectern/contract/call';
import type { SessionDocument } from '@lectern/contract/platform/session';
import type { Right } from '@lectern/contract/rights';
import { mayOpen } from './may-open';

export interface SessionState {
  /** The signed-in user with their rights. Undefined while nobody is signed in. */
  readonly document: SessionDocument | undefined;
  /** `document.rights` as a set; the same set as long as the rights are the same. */
  readonly rights: ReadonlySet<Right>;
}

const nobody: SessionState = { document: undefined, rights: new Set() };

/** The one place where the page keeps its session: menu, guards and slots follow it without reload. */
export const useSession = create<SessionState>(() => nobody);

// The server's clock and the session's end move with every read; they alone are no change for the page.
const lasting = ({ serverTime: _time, session: _session, ...rest }: SessionDocument): string => JSON.stringify(rest);

/** Takes a session document: from the page, a sign-in or a later read. A document that says the same changes nothing. */
export const openSession = (document: SessionDocument): void => {
  const { document: before, rights } = useSession.getState();
  if (before && before.session.id === document.session.id && lasting(before) === lasting(document)) return;
  const sameRights = document.rights.length === rights.size && document.rights.every((right) => rights.has(right));
  useSession.setState({ document, rights: sameRights ? rights : new Set(document.rights) });
};

/** Forgets who was signed in. */
export const closeSession = (): void => useSession.setState(nobody);

/** True when the signed-in user may open an entry with this access. Follows a change of rights. */
export const useMay = (access: Access): boolean => useSession(({ rights }) => mayOpen(access, rights));
