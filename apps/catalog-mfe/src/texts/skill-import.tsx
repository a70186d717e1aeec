import type { ReactNode } from 'react';

/** Skills of a file. */
export const one = 'skill';
export const many = 'skills';
export const help: ReactNode = (
  <>
    Columns: category, name, aliases, description. A category is written by its name, or by the way to it:{' '}
    <b>Science &gt; Physics</b>. Other spellings stand in one cell, with commas between them.
  </>
);
export const createCategories = 'Make categories that are not there';
export const needsRight = 'You need the right categoryEdit';
