import type { ComponentProps, ReactNode } from 'react';
import { ReasonDialog } from '@lectern/ui-kit/detail';

/** The question with a reason; a module of its own, since its form comes late. */
export default function AskReason(props: ComponentProps<typeof ReasonDialog<unknown>>): ReactNode {
  return <ReasonDialog {...props} />;
}
