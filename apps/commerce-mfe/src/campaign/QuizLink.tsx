import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { Link } from '@lectern/ui-kit/router';
import { quizPath } from './address';

/** The title of a quiz; for users who see courses it leads to the quiz. */
export function QuizLink({ id, title }: { readonly id: number; readonly title: string }): ReactNode {
  return useMay(['courseList']) ? <Link to={quizPath(id)}>{title}</Link> : title;
}
