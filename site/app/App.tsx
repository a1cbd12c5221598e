import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { onLoginWanted } from '../features/giving/bridge.ts'
import { currentTexts } from '../texts/useTexts.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { Crash, PageBoundary } from '../framework/PageBoundary.tsx'
import { notify } from './notify.ts'
import { href, paths } from './paths.ts'
import { type Services, ServicesContext } from './services.ts'
import { arrivedAt, onSessionExpired } from './session/sessionEnd.ts'

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

/** The response to a 401 (specification): a warning for 3 s, and /login, from which the visitor returns. */
export const SessionWatch = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => arrivedAt(pathname), [pathname])
  useEffect(() => {
    // Both the widget and the site may notice the end of a session: open /login only once.
    const toLogin = (next = pathname + search) => {
      if (location.pathname !== paths.login) void navigate(href.login(next))
    }
    const offExpired = onSessionExpired(() => {
      const [title, text] = currentTexts('common').problems.sessionExpired
      notify({ kind: 'warning', title, text, durationMs: 3000 })
      // The sign-in window of a partner's page shows its own form again: leaving it would lose the request.
      if (pathname !== paths.connect) toLogin()
    })
    // From the dialog, return to the dialog with the same choices: the address keeps them, because storage is cleared.
    const offWanted = onLoginWanted(({ projectId, ...choices }) =>
      toLogin(href.donate({ ...choices, projectId: projectId ?? undefined })),
    )
    return () => {
      offExpired()
      offWanted()
    }
  }, [navigate, pathname, search])
  return null
}
