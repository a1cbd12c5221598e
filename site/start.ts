/**
 * The first script of the site, which loads the rest. A prerendered page is readable at once: its picture and fonts come first, and the interactive
 * code loads once they are painted (docs/decisions/008).
 */
const { referrer } = document
const { origin, search } = location
// At once: the attribution must also be known if the visitor opens /donate before the program has loaded.
if (/[?&](?:utm_|partner=)/.test(search) || (referrer && !referrer.startsWith(`${origin}/`))) {
  void import('./features/giving/firstTouch.ts').then(
    ({ keepFirstTouch }) => keepFirstTouch(search, referrer),
    () => {},
  )
}

// Before all else: the donor came for the form.
const form =
  location.pathname === '/donate' &&
  import('./features/giving/openEarly.ts').then(
    ({ openEarly }) => openEarly(),
    () => {},
  )

// A form of the page works once the program has loaded: a press before that is kept (components/forms/useSavedForm.tsx).
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement) target.dataset['pressed'] = ''
})

/**
 * How long to wait for the browser to report that the picture is painted, in ms. It reports nothing if a text is larger, or if it does not know this
 * entry type.
 */
const reportedWithinMs = 200

/** Waits until the page's first picture is painted; without one, or if it does not load, until anything is painted. */
const firstPicture = async (): Promise<void> => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const come = picture?.decode().then(
    () => true,
    () => false,
  )
  const wanted = (await come) ? picture : null
  await new Promise<void>((resolve) => {
    const heard = (list: PerformanceObserverEntryList): void => {
      if (!wanted || list.getEntries().some((entry) => 'element' in entry && entry.element === wanted)) resolve()
    }
    new PerformanceObserver(heard).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(resolve, reportedWithinMs)
  })
}

/** How long to wait for the first picture, in ms. */
const patienceMs = 1000

// Set by the server that rendered the page (site/server/sitePages.ts). A hidden tab paints nothing.
const drawn = 'fresh' in document.documentElement.dataset && document.visibilityState === 'visible'
if (drawn) await Promise.race([firstPicture(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
await form
void import('./main.tsx')

// It imports nothing, and waits at its top: this makes it a module.
export {}
