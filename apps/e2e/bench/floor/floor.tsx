import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { Button, Checkbox, IconButton, OutlinedInput } from '@lectern/ui-kit/mui';

// The bare parts of a sign-in page and nothing of ours around them: what no console with these libraries can go below.
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <form>
        <OutlinedInput />
        <Checkbox />
        <IconButton />
        <Button>Sign in</Button>
      </form>
    ),
  },
]);
createRoot(document.body).render(<RouterProvider router={router} />);
