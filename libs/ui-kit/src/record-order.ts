export { OrderedRows } from './record-order/OrderedRows';
export { OrderSwitch } from './record-order/OrderSwitch';
export { useOnlyParent, useOrder } from './record-order/use-order';
