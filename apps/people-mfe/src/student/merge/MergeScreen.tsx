import type { ReactNode } from 'react';
import { useSearchParams } from '@lectern/ui-kit/router';
import { CompareStudents } from './CompareStudents';
import { DuplicateGroups } from './DuplicateGroups';

const idIn = (params: URLSearchParams, name: string): number | undefined => {
  const value = Number(params.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** `/student/merge`: students who share a number, all of them or those of one (`?id=`), and the comparison of two (`?keep=&merge=`). */
export default function MergeScreen(): ReactNode {
  const [params] = useSearchParams();
  const [keep, merge] = [idIn(params, 'keep'), idIn(params, 'merge')];
  if (keep !== undefined && merge !== undefined)
    return <CompareStudents key={`${keep} ${merge}`} keptId={keep} mergedId={merge} />;
  return <DuplicateGroups studentId={idIn(params, 'id')} after={idIn(params, 'after')} />;
}
