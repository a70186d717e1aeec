import { useEffect, useRef, useState } from 'react';
import { useFieldState } from '../form/use-field-state';
import { announce } from '../notices/live-region';
import { placedAt } from './lift';
import * as texts from '../texts/rows';
import { rowKeys, withoutRow, withRow } from './row-keys';

interface Removed<Row> {
  readonly row: Row;
  readonly key: number;
  readonly at: number;
  /** The rows without it: once they are others, it can't be put back any more. */
  readonly left: readonly Row[];
}

/** The rows of a field, each with a key of its own, and what can be done with them; the focus goes where the next thing is done. */
export const useRows = <Row>(name: string, rowText: (row: Row) => string) => {
  const { id, input, error, setValue } = useFieldState<readonly Row[]>(name);
  const { value } = input;
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [last, setLast] = useState<Removed<Row>>();
  const keys = rowKeys(kept, value.length);
  const removed = last?.left === value ? last : undefined;

  useEffect(() => {
    const place = wanted.current;
    wanted.current = undefined;
    if (place !== undefined) list.current?.querySelector<HTMLElement>(place)?.focus();
  }, [value]);

  const put = (rows: readonly Row[], nextKeys: readonly number[], focus?: string): void => {
    wanted.current = focus;
    setKept(nextKeys);
    setValue(rows);
  };
  const controlOf = (key: number): string => `[data-row="${key}"] :is(input, select, textarea)`;
  /** The same rows in the order of these keys. */
  const arrange = (order: readonly number[]): boolean => {
    put(
      order.flatMap((key) => value[keys.indexOf(key)] ?? []),
      order,
    );
    return true;
  };
  return {
    id,
    list,
    error,
    value,
    keys,
    removed,
    arrange,
    add: (row: Row): void => {
      const next = rowKeys(keys, keys.length + 1);
      put([...value, row], next, controlOf(next.at(-1) ?? 0));
    },
    remove: (key: number): void => {
      const at = keys.indexOf(key);
      const row = value[at];
      if (row === undefined) return;
      const left = withoutRow(value, at);
      setLast({ row, key, at, left });
      announce(texts.removed(rowText(row)));
      put(left, withoutRow(keys, at), '.rows-removed button');
    },
    undo: (): void => {
      if (removed)
        put(withRow(value, removed.at, removed.row), withRow(keys, removed.at, removed.key), controlOf(removed.key));
    },
    step: (key: number, by: number): boolean => arrange(placedAt(keys, key, keys.indexOf(key) + by)),
  };
};
