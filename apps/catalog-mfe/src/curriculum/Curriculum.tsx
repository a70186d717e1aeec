import { useMemo, useState, type ReactNode } from 'react';
import { unread } from '@lectern/api-client/hooks';
import { Icon } from '@lectern/ui-kit/icons';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { SkeletonRows } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { childrenOf, ListFrame, NoOrder, OrderTable } from '@lectern/ui-kit/order';
import { Link, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { Empty, ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/curriculum';
import { curriculumPath, newSectionPath, openedIn, rowPath } from './address';
import { columns } from './columns';
import { figuresOf, lessonRowId, sectionRowId, type CurriculumRow } from './rows';
import { SectionPanel } from './SectionPanel';
import { useCurriculum } from './use-curriculum';
import { useRowActions } from './use-row-actions';
import './curriculum.css';

const LessonPanel = lazyWithRetry(() => import(/* webpackChunkName: "lesson-panel" */ './LessonPanel'));
const MoveRow = lazyWithRetry(() => import(/* webpackChunkName: "curriculum-dialogs" */ './MoveRow'));
const DeleteRow = lazyWithRetry(() => import(/* webpackChunkName: "curriculum-dialogs" */ './DeleteRow'));
const AddChapter = lazyWithRetry(() => import(/* webpackChunkName: "curriculum-dialogs" */ './AddChapter'));

interface Props {
  readonly courseId: number;
  readonly mayEdit: boolean;
}
const nameOf = ({ title }: CurriculumRow): string => title;

/** Sections and lessons of a course in their order. */
export function Curriculum({ courseId, mayEdit }: Props): ReactNode {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { read, tree, ordering } = useCurriculum(courseId);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<CurriculumRow>();
  const [deleting, setDeleting] = useState<CurriculumRow>();
  const [isAdding, setAdding] = useState(false);
  const actions = useRowActions({ courseId, mayEdit, onMove: setMoving, onDelete: setDeleting });
  const levels = useMemo(
    () => ({
      isOpen: (id: number) => !closed.has(id),
      onOpenChange: (isOpen: boolean, ...ids: readonly number[]) =>
        setClosed((now) => new Set(isOpen ? [...now].filter((id) => !ids.includes(id)) : [...now, ...ids])),
      hits: undefined,
    }),
    [closed],
  );
  const opened = openedIn(params, tree);
  const close = (): void => void navigate(curriculumPath(courseId), { replace: true });
  const { sections, lessons, minutes } = figuresOf(tree.rows);
  const error = unread(read);
  const add = mayEdit && (
    <span className="curriculum-add">
      <Button onClick={() => setAdding(true)}>{texts.addChapter}</Button>
      <Button variant="contained" startIcon={<Icon name="plus" />} component={Link} to={newSectionPath(courseId)}>
        {texts.addSection}
      </Button>
    </span>
  );
  const instead = error ? (
    <ListError what={texts.theCurriculum} error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : (
    read.data && (
      <Empty icon="list-tree" title={texts.noneYet} action={add}>
        {texts.whatItIs}
      </Empty>
    )
  );
  const openedRow =
    opened && opened !== 'new section' && !('below' in opened)
      ? 'section' in opened
        ? sectionRowId(opened.section.id)
        : lessonRowId(opened.lesson.id)
      : undefined;
  return (
    <section className="curriculum" aria-label={texts.tab}>
      {tree.rows.length > 0 && (
        <div className="curriculum-bar">
          <span>{texts.inAll(sections, lessons, minutes)}</span>
          {add}
        </div>
      )}
      <ListFrame>
        {tree.rows.length > 0 ? (
          <OrderTable
            label={texts.tab}
            tree={tree}
            columns={columns}
            density="compact"
            nameOf={nameOf}
            currentId={openedRow}
            toOf={(row) => rowPath(courseId, row)}
            actions={actions}
            ordering={ordering}
            dragDisabledReason={mayEdit ? '' : undefined}
            levels={levels}
          />
        ) : (
          <NoOrder
            label={texts.tab}
            columns={columns}
            bars={!error && !read.data ? <SkeletonRows label={texts.tab} columns={columns.length + 2} /> : undefined}
          >
            {instead}
          </NoOrder>
        )}
      </ListFrame>
      {opened && (opened === 'new section' || 'section' in opened) && (
        <SectionPanel
          key={openedRow ?? 'new'}
          courseId={courseId}
          section={opened === 'new section' ? undefined : opened.section}
          mayEdit={mayEdit}
          onClose={close}
        />
      )}
      {opened && opened !== 'new section' && !('section' in opened) && (
        <LessonPanel
          key={openedRow ?? 'new'}
          title={'lesson' in opened ? opened.lesson.title : texts.newLesson}
          lessonId={'lesson' in opened ? opened.lesson.id : undefined}
          sectionId={'lesson' in opened ? opened.lesson.sectionId : opened.below}
          mayEdit={mayEdit}
          onClose={close}
        />
      )}
      {moving && (
        <MoveRow
          tree={tree}
          row={moving}
          onMove={(position) => {
            setMoving(undefined);
            void ordering.move(moving.id, position);
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
      {deleting && (
        <DeleteRow
          row={deleting}
          lessons={childrenOf(tree, deleting.id).length}
          onClose={() => setDeleting(undefined)}
        />
      )}
      {isAdding && <AddChapter courseId={courseId} onClose={() => setAdding(false)} />}
    </section>
  );
}
