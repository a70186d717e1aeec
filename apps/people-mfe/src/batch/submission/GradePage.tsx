import { useEffect, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { submissionCalls, type SubmissionRow } from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { isTyping, shortcuts } from '@lectern/ui-kit/shortcuts';
import * as texts from '../../texts/batch-submissions';
import { GradeForm } from './GradeForm';

interface Props {
  readonly id: number;
  /** The rows of the page that the person came from: previous and next are among them. */
  readonly rows: readonly SubmissionRow[];
  readonly back: string;
  readonly toOf: (row: { readonly id: number }) => string;
}

const keys = { j: texts.keyNext, k: texts.keyPrevious, 'Control+Enter': texts.keySave };

/** One submission to mark, with the way to the one before and behind it. */
export function GradePage({ id, rows, back, toOf }: Props): ReactNode {
  const navigate = useNavigate();
  const read = useRead(submissionCalls.detail, { id }, { handled: 'all', staleTime: 0 });
  const at = rows.findIndex((row) => row.id === id);
  const [before, after] = [rows[at - 1], at < 0 ? undefined : rows[at + 1]];
  const [toBefore, toAfter] = [before && toOf(before), after && toOf(after)];
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { j: toAfter, k: toBefore }[event.key];
      if (to) void navigate(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, toAfter, toBefore]);
  const way = (to: string | undefined, label: string): ReactNode =>
    to ? (
      <Button component={Link} to={to}>
        {label}
      </Button>
    ) : (
      <Button disabled>{label}</Button>
    );
  return (
    <section className="task-list grade" aria-label={texts.theSubmission} {...shortcuts(keys)}>
      <div className="grade-head">
        <Link to={back} className="task-back">
          <Icon name="chevron-left" />
          {texts.back}
        </Link>
        <span className="task-count">{at >= 0 && texts.placeOf(at + 1, rows.length)}</span>
        {way(toBefore, texts.previous)}
        {way(toAfter, texts.next)}
      </div>
      <PageRead reads={[read]} what={texts.theSubmission} loading={texts.loadingOne}>
        {() => read.data && <GradeForm whole={read.data} to={toAfter} />}
      </PageRead>
    </section>
  );
}
