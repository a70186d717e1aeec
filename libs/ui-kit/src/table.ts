export { type Column } from './list/columns';
export { type Arrangement, type Columns } from './table/arrangement';
export { type ListDefaults, type ListView, type Sort } from './table/list-url';
export { ListFrame } from './table/ListFrame';
export { ListRows } from './table/ListRows';
export { ListTable } from './table/ListTable';
export { Pager } from './table/Pager';
export { useListState, type ListState } from './table/use-list-state';
