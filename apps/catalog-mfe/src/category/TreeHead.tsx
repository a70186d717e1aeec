import type { ReactNode } from 'react';

/** The heads of the tree's columns; they stay while rows are on their way or something stands in their place. */
export function TreeHead({ isMarking = false }: { readonly isMarking?: boolean }): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col" className="cat-grip-cell cat-p1">
          <span className="cat-hidden">{isMarking ? 'Select' : 'Move'}</span>
        </th>
        <th scope="col" className="cat-name-cell">
          Name
        </th>
        <th scope="col" className="cat-number cat-p2">
          Skills
        </th>
        <th scope="col">Status</th>
        <th scope="col" className="cat-p3">
          Last changed
        </th>
        <th scope="col" className="cat-menu-cell">
          <span className="cat-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  );
}
