export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  RouterProvider,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
  type To,
} from 'react-router-dom';
