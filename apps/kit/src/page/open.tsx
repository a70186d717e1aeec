import { createRoot } from 'react-dom/client';
import { Page } from './Page';

/** Draws the page. */
export const openPage = (): void => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Page />);
};
