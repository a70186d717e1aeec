import type { Right } from '@lectern/contract/rights';
import type { RegistryEntry, Slot } from '@lectern/remote-kit';
import { propsReasons } from '@lectern/remote-kit/slots';
import { Fragment, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { contributionsTo, type Contribution } from './contributions';
import { failureOf } from './explain';
import { FailedSlot } from './FailedSlot';
import { FailureNote } from './FailureNote';
import { headingOf, type Heading } from './heading';
import { RemotePlace } from './RemotePlace';

/** One version of a slot. */
export interface SlotVersion {
  readonly slot: Slot;
  /** What every contribution to this version gets; checked against its contract when they attach. */
  readonly props: object;
}

export interface FrameProps {
  /** Of a contribution to a version whose heading the host draws. */
  readonly heading?: Heading;
  readonly children: ReactNode;
}

interface Props {
  /** The versions of the slot that live side by side. */
  readonly versions: readonly SlotVersion[];
  readonly registry: readonly RegistryEntry[];
  readonly rights: ReadonlySet<Right>;
  /** Drawn around each contribution, around a failed one too. */
  readonly frame?: ComponentType<FrameProps>;
  /** Placeholder of a contribution that is on its way. */
  readonly waiting?: ReactNode;
  /** Below the failure of a contribution. */
  readonly instead?: ReactNode;
}

/** A contribution that may not attach, because what the host gives breaks the slot's contract: nothing to retry. */
function Refused({
  contribution: { entry },
  reasons,
}: {
  readonly contribution: Contribution;
  readonly reasons: readonly string[];
}): ReactNode {
  return <FailedSlot failure={useMemo(() => failureOf(entry, 'incompatible', reasons), [entry, reasons])} />;
}

/** A contribution with the props of its version. */
function Attached({
  contribution,
  version: { slot, props },
  waiting,
  instead,
}: {
  readonly contribution: Contribution;
  readonly version: SlotVersion;
} & Pick<Props, 'waiting' | 'instead'>): ReactNode {
  const reasons = useMemo(() => propsReasons(slot, props), [slot, props]);
  if (reasons.length > 0) return <Refused contribution={contribution} reasons={reasons} />;
  return (
    <Suspense fallback={waiting}>
      <RemotePlace
        entry={contribution.entry}
        expose={contribution.slot.expose}
        props={props}
        failed={(view) => (
          <>
            <FailedSlot {...view} />
            {instead}
          </>
        )}
        noted={(view) => <FailureNote {...view} />}
      />
    </Suspense>
  );
}

const Bare: ComponentType<FrameProps> = ({ children }) => <Fragment>{children}</Fragment>;

/** What the remotes contribute to a slot, to each of its versions, each in its own room: one that is slow or fails holds up no other. */
export function RemoteSlot({
  versions,
  registry,
  rights,
  frame: Frame = Bare,
  waiting = null,
  instead,
}: Props): ReactNode {
  return contributionsTo(
    versions.map(({ slot }) => slot.id),
    registry,
    rights,
  ).map((contribution) => {
    const version = versions.find(({ slot }) => slot.id === contribution.slot.slot);
    return (
      version && (
        <Frame
          key={`${contribution.entry.name} ${contribution.slot.slot} ${contribution.slot.id}`}
          {...(version.slot.headed && { heading: headingOf(contribution, rights) })}
        >
          <Attached contribution={contribution} version={version} waiting={waiting} instead={instead} />
        </Frame>
      )
    );
  });
}
