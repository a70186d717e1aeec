import { needsRight } from '@lectern/contract/right-labels';
import type { Right } from '@lectern/contract/rights';
import type { StudentDetail } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { mergeLabel } from '../../texts/detail';
import * as texts from '../../texts/person';

/** The signed-in person's rights, and whether somebody impersonates them. */
export interface Asker {
  readonly rights: ReadonlySet<Right>;
  readonly impersonated: boolean;
}
export interface ActionHandlers {
  readonly merge: () => void;
  readonly remove: () => void;
  readonly erase: () => void;
}

const missing = (right: Right, rights: ReadonlySet<Right>): string | undefined =>
  rights.has(right) ? undefined : needsRight(right);

/** Further actions on a student; unavailable ones stay in the menu and say why. */
export const moreActions = (
  { status, deletedAt }: Pick<StudentDetail, 'status' | 'deletedAt'>,
  { rights, impersonated }: Asker,
  { merge, remove, erase }: ActionHandlers,
): RowAction[] => {
  if (status === 'erased') return [];
  const may = (label: string, onSelect: () => void, disabledReason: string | undefined, danger = true): RowAction => ({
    label,
    onSelect,
    danger,
    ...(disabledReason !== undefined && { disabledReason }),
  });
  return [
    ...(deletedAt === null
      ? [
          may(mergeLabel, merge, missing('studentDelete', rights), false),
          may(texts.deleteLabel, remove, missing('studentDelete', rights)),
        ]
      : []),
    may(
      texts.eraseLabel,
      erase,
      missing('personErase', rights) ?? (impersonated ? texts.notWhileImpersonating : undefined),
    ),
  ];
};
