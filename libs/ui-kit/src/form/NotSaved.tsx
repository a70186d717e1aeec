import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/save-bar';
import type { ServerFormState } from './types';
import { useOnline } from './use-online';

/** Why the work of a form is not saved, for as long as that is so: no network, or a save that failed. */
export const useNotSaved = ({
  dirty,
  failed,
}: Pick<ServerFormState<object>, 'dirty' | 'failed'>): string | undefined => {
  const isOnline = useOnline();
  if (!dirty) return undefined;
  return isOnline ? (failed ? texts.saveFailed : undefined) : texts.offline;
};

/** The sentence in the foot of a form. */
export function NotSaved({ children }: { readonly children: string }): ReactNode {
  return (
    <>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </>
  );
}
