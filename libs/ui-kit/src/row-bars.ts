export { RowBars, type RowBar } from './chart/RowBars';
