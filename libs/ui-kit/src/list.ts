export { choicesOf, choicesText } from './list/filter-value';
export { FilterBar } from './list/FilterBar';
export { FilterChips, type Chip } from './list/FilterChips';
export { chipsOf, FilterMenu, type Filterable } from './list/FilterMenu';
export { onlyId } from './list/only-id';
export { SearchField } from './list/SearchField';
export { SkeletonRows } from './list/SkeletonRows';
export { shortcuts, type Shortcuts } from './shortcuts/shortcuts';
export { phone, useMedia } from './list/use-media';
