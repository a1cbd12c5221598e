import { apiRoot } from '../../framework/firstLoad/roots.ts'

const path = '/receipt-check'

/**
 * Keeps this page, its files and the public keys in the browser, so that it also opens without a network (site/public/receiptCheckWorker.js). Each visit with a
 * network keeps the newest version, and removes what that does not need. Call it when the check has loaded. A browser that cannot keep them needs a network.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  await navigator.serviceWorker.register('/receiptCheckWorker.js', { scope: path })
  await navigator.serviceWorker.ready
  const answers = await Promise.all([path, `${apiRoot}/receipt-keys`, ...filesOfPage()].map(fetchWhole))
  const [page, ...files] = answers
  if (!page || !(await isThisVersion(page))) return
  const cache = await caches.open(path)
  await Promise.all(files.map(({ url, answer }) => cache.put(url, answer)))
  // Last: a person who leaves earlier gets no page that lacks its files.
  await cache.put(page.url, page.answer)
  const needed = new Set(answers.map(({ url }) => new URL(url, location.href).href))
  const old = (await cache.keys()).filter(({ url }) => !needed.has(url))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** What this page has loaded from the site; never an answer of the API, which may be about a person. */
const filesOfPage = (): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname !== path)
  return [...new Set(files.map(({ href }) => href))]
}

async function fetchWhole(url: string): Promise<{ url: string; answer: Response }> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return { url, answer }
}

/** After a deploy the page may name other files than this one has loaded: then the next visit keeps them. */
async function isThisVersion({ answer }: { answer: Response }): Promise<boolean> {
  const program = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  return !!program && (await answer.clone().text()).includes(program)
}
