/** Cal's button that opens a booking in a frame from cal.com: the snippet of https://cal.com/help/embedding/adding-embed, with its script hosted here. */
import type { Peer } from './peer.ts'

const snippet = `(function (C, A, L) {
  let p = function (a, ar) { a.q.push(ar) }
  let d = C.document
  C.Cal = C.Cal || function () {
    let cal = C.Cal
    let ar = arguments
    if (!cal.loaded) {
      cal.ns = {}
      cal.q = cal.q || []
      d.head.appendChild(d.createElement('script')).src = A
      cal.loaded = true
    }
    if (ar[0] === L) {
      const api = function () { p(api, arguments) }
      const namespace = ar[1]
      api.q = api.q || []
      if (typeof namespace === 'string') {
        cal.ns[namespace] = cal.ns[namespace] || api
        p(cal.ns[namespace], ar)
        p(cal, ['initNamespace', namespace])
      } else p(cal, ar)
      return
    }
    p(cal, ar)
  }
})(window, 'embed.js', 'init')
Cal('init', { origin: 'https://app.cal.com' })`

export const cal: Peer = {
  name: 'Cal',
  slug: 'cal',
  packages: { '@calcom/embed-core': '1.5.3' },
  body: `<button data-cal-link="bench/visit">Book</button><script>${snippet}</script>`,
  files: { 'embed.js': '@calcom/embed-core/dist/embed/embed.js' },
  opener: '[data-cal-link]',
  openedWhen: 'cal-modal-box >> .modal-box',
}
