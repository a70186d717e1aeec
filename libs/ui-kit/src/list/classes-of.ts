import type { Column } from './columns';

/** The classes that head and cells of a column share. */
export const classesOf = <Row>({ priority, numeric, quiet, wide }: Column<Row>): string | undefined =>
  [priority && `is-p${priority}`, numeric && 'is-number', quiet && 'is-quiet', wide && 'is-wide']
    .filter(Boolean)
    .join(' ') || undefined;
