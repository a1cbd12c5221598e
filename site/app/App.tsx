import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './AppRoutes.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { SessionWatch } from './SessionWatch.tsx'

/** The whole site below its services. */
export const App = () => (
  <BrowserRouter>
    <SessionWatch />
    <PageBoundary>
      <AppRoutes />
    </PageBoundary>
  </BrowserRouter>
)
