import type { Right } from '@lectern/contract/rights';
import type { RegistryEntry, Slot } from '@lectern/remote-kit';
import { propsReasons } from '@lectern/remote-kit/slots';
import { Fragment, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { contributionsTo, type Contribution } from './contributions';
import { failureOf } from './explain';
import { FailedSlot } from './FailedSlot';
import { FailureNote } from './FailureNote';
import { RemotePlace } from './RemotePlace';

interface Props {
  readonly slot: Slot;
  /** What every contribution gets; checked against the slot's contract when they attach. */
  readonly props: object;
  readonly registry: readonly RegistryEntry[];
  readonly rights: ReadonlySet<Right>;
  /** Drawn around each contribution, around a failed one too. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /** Stands for a contribution that is on its way. */
  readonly waiting?: ReactNode;
}

/** A contribution that may not attach, because what the host gives breaks the slot's contract: nothing to retry. */
function Refused({ contribution: { entry }, reasons }: { readonly contribution: Contribution; readonly reasons: readonly string[] }): ReactNode {
  return <FailedSlot failure={useMemo(() => failureOf(entry, 'incompatible', reasons), [entry, reasons])} />;
}

/** What the remotes contribute to a slot, each in its own room: one that is slow or fails holds up no other. */
export function RemoteSlot({ slot, props, registry, rights, frame: Frame = Fragment, waiting = null }: Props): ReactNode {
  const reasons = useMemo(() => propsReasons(slot, props), [slot, props]);
  return contributionsTo(slot.id, registry, rights).map((contribution) => (
    <Frame key={`${contribution.entry.name} ${contribution.slot.id}`}>
      {reasons.length > 0 ? (
        <Refused contribution={contribution} reasons={reasons} />
      ) : (
        <Suspense fallback={waiting}>
          <RemotePlace
            entry={contribution.entry}
            expose={contribution.slot.expose}
            props={props}
            failed={(view) => <FailedSlot {...view} />}
            noted={(view) => <FailureNote {...view} />}
          />
        </Suspense>
      )}
    </Frame>
  ));
}
