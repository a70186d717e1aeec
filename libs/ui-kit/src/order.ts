export { ListFrame } from './list/ListFrame';
export { marksOf, type OrderMarks } from './order/marks';
export { NoOrder } from './order/OrderHead';
export { listWords, type Ordering, type OrderWords } from './order/ordering';
export { OrderTable } from './order/OrderTable';
export { movedRows, positionOf, samePosition, siblingsOf, type TreePosition } from './order/position';
export {
  ancestorsOf,
  childrenOf,
  heightOf,
  levelsOf,
  subtreeOf,
  treeOf,
  type OrderedRow,
  type Tree,
} from './order/tree';
export { visibleRows } from './order/visible';
