import type { ReactNode } from 'react';
import { PickField } from '@lectern/ui-kit/fields';
import { foundAmong } from '@lectern/ui-kit/form';
import { fieldProps, type RecordKind } from '@lectern/ui-kit/records';
import { choice, possibleCategories, type Categories } from '../skill/categories';

interface Props {
  readonly record: Pick<RecordKind, 'fields'>;
  readonly row: { readonly categoryId: number; readonly categoryPath: readonly string[] } | undefined;
  readonly categories: Categories;
}

/** The category of a record: an active one, found by the names of its path. */
export function CategoryField({ record, row, categories }: Props): ReactNode {
  const choices = possibleCategories(categories.rows, row);
  return (
    <PickField
      {...fieldProps(record, 'categoryId')}
      choiceOf={(id: number) => choices.find(({ item }) => item === id) ?? choice(id, [String(id)])}
      useFound={(q) => foundAmong(choices, q)}
    />
  );
}
