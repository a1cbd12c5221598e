import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../shared/tokens.css'
import './styles/scale.css'
import './styles/fonts.css'
import './styles/base.css'
import { App } from './app/App.tsx'
import { browserStorage } from './app/browserStorage.ts'
import { currentLanguage, currentTexts, startLanguage } from './app/language.ts'
import { notify } from './app/notify.ts'
import { fetchPageAhead } from './app/pages.ts'
import { apiRoot } from './app/roots.ts'
import { createServices, ServicesContext } from './app/services.ts'
import { connectBridge } from './donate/bridge.ts'

const services = createServices({
  apiRoot,
  fetch: (url, init) => fetch(url, init),
  storage: browserStorage(),
  lang: currentLanguage,
  onServerFault: () => {
    const [title, text] = currentTexts().problems.serverFault
    notify({ kind: 'error', title, text, durationMs: 3000 })
  },
})
window.addEventListener('storage', services.session.refresh)
connectBridge(services.session)

fetchPageAhead(location.pathname)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
await startLanguage()
createRoot(root).render(
  <StrictMode>
    <ServicesContext value={services}>
      <App />
    </ServicesContext>
  </StrictMode>,
)
