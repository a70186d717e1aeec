import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { audiences, faqCategoryCalls } from '@lectern/contract/content';
import { keysOf } from '@lectern/contract/records';
import { announce, RowMenu, useAction, type RowAction } from '@lectern/ui-kit';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/categories';
import { categoryPath } from './address';
import type { FaqCategory } from './choices';
import './categories.css';

interface Props {
  readonly categories: readonly FaqCategory[];
  readonly mayEdit: boolean;
  /** Shows the category in its order. */
  readonly onShow: () => void;
  readonly onRename: (category: FaqCategory) => void;
  readonly onDelete: (category: FaqCategory) => void;
}

/** The neighbour before which a category moves, one place up or down in its audience; undefined at either end. */
export const stepBefore = (
  group: readonly FaqCategory[],
  id: number,
  way: 'up' | 'down',
): number | null | undefined => {
  const at = group.findIndex((each) => each.id === id);
  if (way === 'up') return at > 0 ? group[at - 1]?.id : undefined;
  return at < group.length - 1 ? (group[at + 2]?.id ?? null) : undefined;
};

const changed = [faqCategoryCalls.list];
const countText = ({ faqs, drafts }: FaqCategory): string =>
  drafts > 0 ? texts.countWithDrafts(faqs, drafts) : texts.count(faqs);

/** The categories of each audience in their order, with the actions of each. */
export function CategoryGroups({ categories, mayEdit, onShow, onRename, onDelete }: Props): ReactNode {
  const { mutateAsync: update } = useCall(faqCategoryCalls.update);
  const attempt = useAction(changed);

  const move = async ({ id, version, name }: FaqCategory, beforeId: number | null): Promise<void> => {
    if (await attempt(() => update({ id, version, beforeId }))) announce(texts.moved(name));
  };
  const actions = (group: readonly FaqCategory[], category: FaqCategory): RowAction[] => [
    { label: texts.rename, onSelect: () => onRename(category) },
    ...(['up', 'down'] as const).map((way) => {
      const beforeId = stepBefore(group, category.id, way);
      return {
        label: way === 'up' ? texts.moveUp : texts.moveDown,
        onSelect: () => void (beforeId !== undefined && move(category, beforeId)),
        ...(beforeId === undefined && { disabledReason: way === 'up' ? texts.isFirst : texts.isLast }),
      };
    }),
    { label: texts.remove, danger: true, onSelect: () => onDelete(category) },
  ];

  return keysOf(audiences).map((audience) => {
    const group = categories.filter((category) => category.audience === audience);
    return (
      <section key={audience} className="faq-categories" aria-label={audiences[audience]}>
        <h3>{audiences[audience]}</h3>
        {group.length === 0 ? (
          <p>{texts.noneYet}</p>
        ) : (
          <ul>
            {group.map((category) => (
              <li key={category.id}>
                <span>
                  <Link to={categoryPath(category.id)} onClick={onShow}>
                    {category.name}
                  </Link>
                  <small>{countText(category)}</small>
                </span>
                {mayEdit && <RowMenu label={texts.actionsFor(category.name)} actions={actions(group, category)} />}
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}
