import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '../shared/tokens.css'
import '../shared/base.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/looks.css'
import { App } from './app/App.tsx'
import { session, storage } from './app/session/browserSession.ts'
import { currentLanguage, onLanguageChange, startLanguage } from './app/language/language.ts'
import { PageLanguage } from './app/language/PageLanguage.tsx'
import { notify } from './app/notify.ts'
import { pageAt } from './framework/pages.ts'
import { applyWholeStyle, readPrerendered } from './framework/firstLoad/prerendered.ts'
import { apiRoot, social } from './framework/firstLoad/roots.ts'
import { createServices } from './app/services.ts'
import { connectBridge, offerSignIn, speak } from './features/giving/bridge.ts'
import { signInWays } from './features/signIn/signInWays.ts'
import { currentTexts, loadTexts } from './texts/useTexts.ts'

const given = readPrerendered()
const services = createServices({
  apiRoot,
  fetch: (url, init) => fetch(url, init),
  storage,
  session,
  ...(given && { given }),
  lang: currentLanguage,
  onServerFault: () => {
    const [title, text] = currentTexts('common').problems.serverFault
    notify({ kind: 'error', title, text, durationMs: 3000, once: 'server fault' })
  },
})
window.addEventListener('storage', session.refresh)
connectBridge(session)
if (social.google || social.apple) offerSignIn(signInWays(services))
onLanguageChange(() => speak(currentLanguage()))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const lang = await startLanguage()
// A page whose code does not load says so when it is rendered.
const page = pageAt(location.pathname)
  ?.load(lang)
  .catch(() => {})
await Promise.all([loadTexts('common', lang), page, applyWholeStyle()])

const site = (
  <StrictMode>
    <PageLanguage>
      <App services={services} router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
    </PageLanguage>
  </StrictMode>
)
/**
 * A component that was not hydrated when the language changed, or when a page translator (`<font>`) replaced its texts, is rendered again. React reports an
 * error, but it is none.
 */
const onRecoverableError = (error: unknown) => {
  if (currentLanguage() === lang && !document.querySelector('font')) reportError(error)
}
if (given) {
  hydrateRoot(root, site, { onRecoverableError })
  void import('./framework/firstLoad/layOutRest.ts').then(({ layOutRest }) => layOutRest())
} else {
  // The title of index.html was a placeholder for the page's own.
  document.querySelector('title')?.remove()
  createRoot(root).render(site)
}
// After the first view: translators start later. A page without it works, as long as nobody translates it.
import('./app/pageTranslation.ts').then(({ surviveTranslation }) => surviveTranslation()).catch(() => {})
