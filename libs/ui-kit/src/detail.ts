export { PageRead } from './read/PageRead';
export { PanelRead } from './read/PanelRead';
export { CopyLink } from './detail/CopyLink';
export { History } from './detail/History';
export { TimelineEntry, TimelineList } from './detail/TimelineEntry';
export { HistoryFold } from './detail/HistoryFold';
export { type HistoryAction, type HistoryWords } from './detail/history-words';
export { RouteTabs, type Tab } from './detail/RouteTabs';
export { ReasonDialog } from './form/ReasonDialog';
