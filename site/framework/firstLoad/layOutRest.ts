/**
 * A page rendered by the server begins as "fresh" (site/server/sitePages.ts): content below the first view is not laid out (styles/base.css). This
 * saves a slow phone most of the first layout. This code lays out the rest step by step when the browser is idle.
 */
export const layOutRest = async (): Promise<void> => {
  const page = document.documentElement
  if (!('fresh' in page.dataset)) return
  // The browser is restoring a scroll position: it needs the true heights now.
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
