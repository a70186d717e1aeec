import { useState, type FocusEvent, type ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { fullMoney, paylinkCalls, type PaylinkDetail } from '@lectern/contract/commerce';
import { clockText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Skeleton } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/paylink-links';
import { allLinksPath, linkPath } from './address';
import { icons } from './icons';
import { countsSeconds } from './link-state';
import { LinkRow } from './LinkRow';
import { heldBack } from './marked';
import { useLiveLinks } from './use-live-links';
import { useMarked } from './use-marked';
import { useNextStep } from './use-next-step';
import { useNow } from './use-now';
import './side.css';
import './links.css';

interface Props {
  /** The address of this screen. */
  readonly base: string;
  readonly onAgain: (link: PaylinkDetail) => void;
}

const rows = 8;
const quiet = { handled: 'all', quiet: true } as const;

/** The seller's own links with their states, live. New rows wait while the pointer or the focus is in the list. */
export function YourLinks({ base, onAgain }: Props): ReactNode {
  const list = useRead(paylinkCalls.list, { limit: rows, sort: '-createdAt' }, quiet);
  const figures = useRead(paylinkCalls.figures, {}, quiet).data?.figures;
  const { isLive, since, again } = useLiveLinks();
  const { busy, run } = useNextStep(again, onAgain);
  const links = list.data?.items;
  const marked = useMarked(links);
  const [pace, setPace] = useState(20_000);
  const now = useNow(pace);
  const wanted = links && countsSeconds(links, now) ? 1000 : 20_000;
  if (wanted !== pace) setPace(wanted);
  /** The rows that were shown as the pointer or the focus came in. */
  const [heldIds, setHeldIds] = useState<ReadonlySet<number>>();
  const { shown, newer } = heldBack(links ?? [], heldIds);
  const hold = (): void => setHeldIds((held) => held ?? new Set((links ?? []).map(({ id }) => id)));
  const bring = (): void => setHeldIds(links && new Set(links.map(({ id }) => id)));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setHeldIds(undefined);
  };
  const error = unread(list);
  return (
    <section className="paylink-card paylink-links" aria-label={texts.yourLinks}>
      <header>
        <h2>{texts.yourLinks}</h2>
        <span>{figures && texts.counts(figures.madeToday, figures.open)}</span>
        {isLive ? (
          <span className="status is-success">
            <Icon name={icons.radio} size={14} />
            {texts.live}
          </span>
        ) : (
          since !== undefined && (
            <span className="status is-warning">
              <Icon name="wifi-off" size={14} />
              {texts.notLive(clockText(new Date(since).toISOString()))}
            </span>
          )
        )}
      </header>
      {error && (
        <ListError what={texts.theLinks} error={error} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {newer > 0 && (
        <button type="button" className="paylink-newer" onClick={bring}>
          {texts.newer(newer)}
        </button>
      )}
      {list.isPending && (
        <div role="status" aria-label={texts.loading} className="paylink-links-bars">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} variant="rounded" height={44} />
          ))}
        </div>
      )}
      {links && shown.length > 0 && (
        <ul
          onPointerEnter={hold}
          onPointerLeave={({ currentTarget }) => {
            if (!currentTarget.contains(document.activeElement)) setHeldIds(undefined);
          }}
          onFocus={hold}
          onBlur={onBlur}
        >
          {shown.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              now={now}
              to={linkPath(base, link.id)}
              isMarked={marked.has(link.id)}
              busy={busy === link.id}
              onStep={(step, of) => void run(step, of)}
            />
          ))}
        </ul>
      )}
      {links && links.length > 0 && (
        <Link to={allLinksPath} className="paylink-link paylink-all">
          {texts.allLinks}
        </Link>
      )}
      {links?.length === 0 && <p className="paylink-quiet paylink-empty">{texts.empty}</p>}
      {figures && figures.paidToday.length > 0 && (
        <p className="paylink-today">
          {texts.paidToday(figures.paidToday.map((sum) => fullMoney(sum.minor, sum)).join(', '))}
        </p>
      )}
    </section>
  );
}
