export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  RouterProvider,
  useLocation,
  useNavigate,
  type Location,
  type To,
} from 'react-router-dom';
export { idOf } from './kit/id-of';
export { useSearchParams, type SearchParamsChange } from './kit/use-search-params';
