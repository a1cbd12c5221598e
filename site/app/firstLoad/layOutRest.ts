/**
 * A page that the server has drawn begins as "fresh" (site/server/sitePages.ts): what lies below the first view is not laid out (styles/base.css), which spares a
 * slow phone most of the first layout. Here the rest follows, part by part, while nothing else is to be done.
 */
export const layOutRest = async (): Promise<void> => {
  const page = document.documentElement
  if (!('fresh' in page.dataset)) return
  // The browser is bringing the reader back to a place of this page: it needs the true heights now.
  if (performance.getEntriesByType('navigation').every(isFirstVisit)) {
    for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
      await spareTime()
      part.style.contentVisibility = 'visible'
    }
  }
  delete page.dataset['fresh']
}

const isFirstVisit = (entry: PerformanceEntry): boolean => 'type' in entry && entry.type === 'navigate'

/** At the latest after this time, in ms. */
const patienceMs = 500

const spareTime = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patienceMs })
    else setTimeout(resolve, 50)
  })
