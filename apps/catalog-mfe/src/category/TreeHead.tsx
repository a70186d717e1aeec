import type { ReactNode } from 'react';
import * as texts from '../texts/tree';

/** The heads of the tree's columns; they stay while rows are on their way or something stands in their place. */
export function TreeHead({ isMarking = false }: { readonly isMarking?: boolean }): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col" className="cat-grip-cell cat-p1">
          <span className="visually-hidden">{isMarking ? texts.select : texts.move}</span>
        </th>
        <th scope="col" className="cat-name-cell">
          {texts.name}
        </th>
        <th scope="col" className="cat-number cat-p2">
          {texts.skills}
        </th>
        <th scope="col">{texts.status}</th>
        <th scope="col" className="cat-p3">
          {texts.lastChanged}
        </th>
        <th scope="col" className="cat-menu-cell">
          <span className="visually-hidden">{texts.actions}</span>
        </th>
      </tr>
    </thead>
  );
}
