import type { ReactNode } from 'react';

/** Skills of a file. */
export const one = 'skill';
export const many = 'skills';
export const help: ReactNode = (
  <>
    Columns: category, name, aliases, description. A category is written by its name, or by its path:{' '}
    <b>Science / Physics</b>. Separate other spellings with commas.
  </>
);
export const createCategories = 'Create missing categories';
export const needsRight = 'You need the permission “Edit categories”';
