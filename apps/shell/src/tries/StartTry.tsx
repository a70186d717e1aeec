import { useId, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { unread, useRead } from '@lectern/api-client/hooks';
import { tryCalls } from '@lectern/contract/platform/tries';
import { typedNumber } from '@lectern/contract/typed-number';
import { ConfirmDialog, lastWorkDone, mayLeave, StatusLabel, timeText } from '@lectern/ui-kit';
import { FormNote, NumberField, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { ListError } from '@lectern/ui-kit/states';
import { object } from 'yup';
import { readSession } from '../session/watch-session';
import { goTo } from '../start/go-to';
import * as texts from '../texts/tries';
import { namesOf, withoutTry } from './try-address';
import './start-try.css';

const schema = object({ minutes: tryCalls.begin.request.fields.minutes });

/** Time at most that the page waits for discarded drafts to be deleted, in ms. */
const timeout = 5_000;

export interface StartTryProps {
  /** The releases, as an address names them. */
  readonly of: string;
  readonly onClose: () => void;
}

/** Shows which releases an address names, or why they can't be tried, and asks for how long. */
export function StartTry({ of, onClose }: StartTryProps): ReactNode {
  const id = useId();
  const read = useRead(tryCalls.check, { of }, { handled: 'all', quiet: true });
  const error = unread(read);
  const { releases = [], blockers = [] } = read.data ?? {};
  const form = useServerForm<{ readonly minutes: string }>({
    schema,
    initial: { minutes: '60' },
    // By version: what is on next may be another release by now.
    send: ({ minutes }) =>
      send(tryCalls.begin, { of: namesOf(releases), minutes: typedNumber(minutes) }, { handled: [400] }),
    onSaved: async () => {
      onClose();
      // Unsaved work keeps the page open; its places change as after a promotion.
      if (!(await mayLeave())) return void (await readSession());
      // A draft that was discarded must not come back.
      await lastWorkDone(timeout);
      goTo(withoutTry(location));
    },
  });
  const isOpenFor = read.data !== undefined && blockers.length === 0;
  return (
    <ConfirmDialog
      open
      title={texts.title}
      verb={texts.verb}
      busy={form.busy}
      disabledReasonId={isOpenFor ? undefined : id}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="try-dialog">
        <FormNote text={form.note} />
        <p>{texts.consequence}</p>
        <div id={id} role="status" aria-busy={read.isPending}>
          {read.isPending && texts.reading}
          {error && (
            <ListError
              what={texts.theReleases}
              error={error}
              busy={read.isFetching}
              onRetry={() => void read.refetch()}
            />
          )}
          {blockers.length > 0 && (
            <>
              <StatusLabel status="failed" label={texts.blockers} />
              <ul>
                {blockers.map((blocker) => (
                  <li key={blocker}>{blocker}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {releases.length > 0 && (
          <ul aria-label={texts.releases} className="try-releases">
            {releases.map(({ name, title, version, publishedAt, publishedBy }) => (
              <li key={name}>
                <b>{title}</b> <code>{`${name}@${version}`}</code>
                <small>{texts.publishedAs(timeText(publishedAt), publishedBy)}</small>
              </li>
            ))}
          </ul>
        )}
        {isOpenFor && <NumberField name="minutes" label={texts.minutes} min={1} max={480} />}
      </ServerForm>
    </ConfirmDialog>
  );
}
