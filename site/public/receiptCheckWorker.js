/**
 * Service worker of `/receipt-check` only: without a network it answers with what the page has kept of itself (site/pages/receiptCheck/keepForOffline.ts). With a
 * network it changes nothing, so nobody gets an old version.
 */
const page = '/receipt-check'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  const isKept = origin === self.location.origin || pathname.endsWith('/receipt-keys')
  if (method === 'GET' && isKept) event.respondWith(answer(event.request))
})

/** @param {Request} request */
async function answer(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const isPage = request.mode === 'navigate' && new URL(request.url).pathname === page
    const kept = await caches.match(isPage ? page : request, { cacheName: page, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}
