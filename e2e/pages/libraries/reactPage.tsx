/** Routes of a React page that insert and remove donate buttons, in strict mode: every effect runs twice. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter, Link, Route, Routes } from 'react-router-dom'
import give from '../host.html?raw'

const Give = () => (
  <main>
    <p className="give">
      <a id="opener" href="/" data-donate="" data-donate-project-id="4" data-donate-purpose-id="41">
        Give to the camp
      </a>
    </p>
    <label>
      Search <input id="words" defaultValue="tea" />
    </label>
    <p style={{ height: 1600 }}>{give.length} characters of a page</p>
  </main>
)

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <HashRouter>
      <Link id="home" to="/">
        Home
      </Link>{' '}
      <Link id="leave" to="/other">
        Other
      </Link>
      <Routes>
        <Route path="/" element={<Give />} />
        <Route path="/other" element={<p id="elsewhere">Another route.</p>} />
      </Routes>
    </HashRouter>
  </StrictMode>,
)
