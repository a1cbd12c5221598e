import { type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom'
import { toast } from 'sonner'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import type { Language } from '../../../shared/languages.ts'
import { PageBoundary } from '../../../site/framework/PageBoundary.tsx'
import { showLanguage } from '../../../site/app/language/language.ts'
import { PageLanguage } from '../../../site/app/language/PageLanguage.tsx'
import { pageAt } from '../../../site/framework/pages.ts'
import { createServices, ServicesContext } from '../../../site/app/services.ts'
import { notify } from '../../../site/app/notify.ts'
import { forgetDrafts } from '../../../site/components/forms/forgetDrafts.ts'
import { BareLayout } from '../../../site/components/frame/Layout.tsx'
import { PageLoading } from '../../../site/components/PageLoading.tsx'
import styles from './drawSite.module.css'
import { answerWith } from '../api.ts'
import { donor, endWith, readToolbar, staff, type Scene, type StoryContext, waitFor } from '../story.ts'
import { currentTexts, loadTexts, textAreas } from '../../../site/texts/useTexts.ts'

/** A page of the site, or a part of it. */
export interface SiteScene extends Scene {
  /** The address; without `view` its page is drawn, between no header and no footer. */
  path?: string
  /** In a window that another page has opened. */
  opened?: boolean
}

/** All texts of the site: a part alone does not say which it needs. */
const loadAll = async (lang: Language): Promise<void> => {
  await Promise.all(textAreas.map((area) => loadTexts(area, lang)))
}

const servicesOf = ({ answers = {}, signedIn }: SiteScene, lang: Language) => {
  const services = createServices({
    apiRoot: answerWith(signedIn === 'staff' ? { profile: { data: staff.user }, ...answers } : answers),
    fetch: (url, init) => fetch(url, init),
    storage: memoryStorage(),
    lang: () => lang,
    onServerFault() {
      const [title, text] = currentTexts('common').problems.serverFault
      notify({ kind: 'error', title, text, durationMs: 3000, once: 'server fault' })
    },
  })
  if (signedIn) services.session.begin(signedIn === 'staff' ? staff : donor)
  return services
}

const Framed = () => (
  <main id="content">
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  </main>
)

const PageOf = ({ path }: { path: string }) => {
  const found = pageAt(new URL(path, location.origin).pathname)
  if (!found) throw new Error(`${path} is no page of the site`)
  return (
    <Routes>
      <Route element={found.bare ? <BareLayout /> : <Framed />}>
        <Route path={found.path} element={<found.Page />} />
        {/* The page behind a link of a story. */}
        <Route path="*" element={null} />
      </Route>
    </Routes>
  )
}

/** Toasts outlive the page that said them, but not the story. */
const endToasts = async (): Promise<void> => {
  toast.dismiss()
  while (document.querySelector('.toast')) await new Promise(requestAnimationFrame)
}

const draw = async (place: HTMLElement, scene: SiteScene, view: ReactNode, lang: Language): Promise<void> => {
  const { path = '/home', opened } = scene
  const { opener } = window
  if (opened) window.opener = window
  await Promise.all([endToasts(), loadAll(lang), view ? undefined : pageAt(path.split('?')[0] ?? '')?.load(lang)])
  await showLanguage(lang)
  const root = createRoot(place)
  endWith(() => {
    root.unmount()
    forgetDrafts()
    window.opener = opener
  })
  root.render(
    <PageLanguage>
      <ServicesContext value={servicesOf(scene, lang)}>
        <MemoryRouter initialEntries={[path]}>{view ?? <PageOf path={path} />}</MemoryRouter>
      </ServicesContext>
    </PageLanguage>,
  )
}

const drawn = (scene: SiteScene, view: ReactNode, lang: Language): HTMLElement => {
  const place = document.createElement('div')
  // As tall as the window, as the site's own root is.
  place.id = 'root'
  waitFor(draw(place, scene, view, lang))
  return place
}

/** The page at the scene's address. */
export const page = (scene: SiteScene, { globals }: StoryContext): HTMLElement =>
  drawn(scene, undefined, readToolbar(globals).lang)

/** A part of the site beside its pages: header, footer, toasts. */
export const frame =
  (view: (lang: Language) => ReactNode) =>
  (scene: SiteScene, { globals }: StoryContext): HTMLElement => {
    const { lang } = readToolbar(globals)
    return drawn(scene, view(lang), lang)
  }

/** A part of a page alone. */
export const part = (view: (lang: Language) => ReactNode) =>
  frame((lang) => <main className={styles.page}>{view(lang)}</main>)
