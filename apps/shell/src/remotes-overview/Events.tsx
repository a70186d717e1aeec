import type { ReactNode } from 'react';
import { GitBranch, KeyRound, Power, Rocket, Undo2, Upload, type LucideIcon } from 'lucide-react';
import type { RemoteEvent } from '@lectern/contract/platform/remotes-overview';
import { TimelineEntry, TimelineList } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/remotes-overview';
import { momentText } from './moment-text';
import { eventMeta, eventText } from './event-words';
import type { useEvents } from './use-events';

const drawn: Readonly<Record<string, LucideIcon>> = {
  publish: Upload,
  promote: Rocket,
  canary: GitBranch,
  rollback: Undo2,
  enable: Power,
  disable: Power,
  key_add: KeyRound,
  key_revoke: KeyRound,
};

function Sign({ action }: Pick<RemoteEvent, 'action'>): ReactNode {
  const Drawn = drawn[action];
  return Drawn ? (
    <Drawn size={14} strokeWidth={2} aria-hidden />
  ) : (
    <Icon name={action === 'auto_rollback' ? 'rotate-ccw' : 'circle'} size={14} />
  );
}

/** The id of an event's place in the page. */
export const channelOfEvent = (id: number): string => `event-${id}`;

function Entry({ event, now }: { readonly event: RemoteEvent; readonly now: Date }): ReactNode {
  const { failed } = event;
  return (
    <TimelineEntry
      id={channelOfEvent(event.id)}
      icon={<Sign action={event.action} />}
      tone={event.action === 'auto_rollback' ? 'warning' : undefined}
      at={event.at}
      time={momentText(event.at, now)}
    >
      <b>{event.remote}</b> {eventText(event)}
      <small className="remotes-sub">{eventMeta(event)}</small>
      {failed?.error && <small className="remotes-sub is-whole">{texts.lastError(failed.error)}</small>}
      {failed?.reference && <small className="remotes-sub">{texts.reference(failed.reference)}</small>}
    </TimelineEntry>
  );
}

/** The events of all remotes, and by whom; older actions come on demand. */
export function Events({ events: { read, items } }: { readonly events: ReturnType<typeof useEvents> }): ReactNode {
  const now = new Date();
  return (
    <section className="remotes-block" aria-label={texts.events}>
      <header>
        <h2>{texts.events}</h2>
      </header>
      {read.isPending && (
        <div role="status" aria-label={texts.loading} className="remotes-bars">
          {[40, 40, 40].map((height, row) => (
            <Skeleton key={row} variant="rounded" height={height} />
          ))}
        </div>
      )}
      {read.data && items.length === 0 && <p className="remotes-none">{texts.noEvents}</p>}
      {items.length > 0 && (
        <TimelineList>
          {items.map((event) => (
            <Entry key={event.id} event={event} now={now} />
          ))}
        </TimelineList>
      )}
      {read.error && (
        <ListError
          what={texts.theEvents}
          error={read.error}
          busy={read.isFetching}
          onRetry={() => void (items.length > 0 ? read.fetchNextPage() : read.refetch())}
        />
      )}
      {!read.error && read.hasNextPage && (
        <div>
          <Button
            aria-busy={read.isFetchingNextPage}
            aria-disabled={read.isFetchingNextPage}
            onClick={() => void (read.isFetchingNextPage || read.fetchNextPage())}
          >
            {texts.showOlder}
          </Button>
        </div>
      )}
    </section>
  );
}
