export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  NavLink,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
  type To,
} from 'react-router-dom';
