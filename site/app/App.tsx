import type { ReactNode } from 'react'
import { AppRoutes } from './AppRoutes.tsx'
import { Crash } from './boundary/Crash.tsx'
import { PageBoundary } from './boundary/PageBoundary.tsx'
import { type Services, ServicesContext } from './services.ts'
import { SessionWatch } from './session/SessionWatch.tsx'

interface AppProps {
  services: Services
  /** The router around the routes: the browser's, or a static one for a prerendered page. */
  router(children: ReactNode): ReactNode
}

/** The whole site. */
export const App = ({ services, router }: AppProps) => (
  <ServicesContext value={services}>
    {router(
      <>
        <SessionWatch />
        <PageBoundary
          instead={
            <main>
              <Crash />
            </main>
          }
        >
          <AppRoutes />
        </PageBoundary>
      </>,
    )}
  </ServicesContext>
)
