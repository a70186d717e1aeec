import type { ReactNode } from 'react';
import type { LibraryItemInUse } from '@lectern/contract/content';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/library';
import './places.css';

/** The records that show an item, with links, and how many others there are. */
export function Places({ found: { places, otherPlaces } }: { readonly found: LibraryItemInUse }): ReactNode {
  return (
    <ul className="library-places">
      {places.map(({ entity, entityId, kind, name, path, isDeleted }) => (
        <li key={`${entity} ${entityId}`}>
          <Link to={path}>{name}</Link>
          <small>
            {kind}
            {isDeleted && `, ${texts.inTheBin}`}
          </small>
        </li>
      ))}
      {otherPlaces > 0 && <li>{texts.others(otherPlaces)}</li>}
    </ul>
  );
}
