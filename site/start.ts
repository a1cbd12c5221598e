/**
 * The first script of the site, which loads the rest. A prerendered page is readable at once: its picture and fonts come first, and the interactive
 * code loads once they are painted (docs/decisions/008).
 */
import { firstPicture } from './framework/firstLoad/firstPicture.ts'

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

// A form of the page works once the program has loaded: a press before that is kept (components/forms/EnquiryForm.tsx).
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement) target.dataset['pressed'] = ''
})

/** How long to wait for the first picture, in ms. */
const patienceMs = 1000

// Set by the server that rendered the page (site/server/sitePages.ts). A hidden tab paints nothing.
const drawn = 'fresh' in document.documentElement.dataset && document.visibilityState === 'visible'
if (drawn) await Promise.race([firstPicture(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
await form
void import('./main.tsx')
