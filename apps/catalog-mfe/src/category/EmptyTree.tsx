import type { ReactNode } from 'react';
import { SkeletonRows } from '@lectern/ui-kit/list';
import * as texts from '../texts/tree';
import { TreeHead } from './TreeHead';
import './tree.css';

/** The tree's place without a tree: bars while it is on its way, or what stands instead of the rows. */
export function EmptyTree({ instead }: { readonly instead?: ReactNode }): ReactNode {
  return (
    <div className="cat-frame">
      <table className="cat-tree" aria-label={texts.title} aria-busy={instead === undefined}>
        <TreeHead />
        {instead === undefined && (
          <tbody>
            <SkeletonRows label={texts.title} columns={6} />
          </tbody>
        )}
      </table>
      {instead}
    </div>
  );
}
