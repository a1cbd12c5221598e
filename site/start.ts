/**
 * The first script of the site, which fetches the rest. A page that the server has drawn is there to read: its picture and its faces come first, and
 * what makes it answer is fetched once they are painted (docs/decisions/014).
 */
import { firstPicture } from './app/firstLoad/firstPicture.ts'

const { referrer } = document
const { origin, search } = location
// At once: who goes on to /donate before the program has come is to be known there, too.
if (/[?&](?:utm_|partner=)/.test(search) || (referrer && !referrer.startsWith(`${origin}/`))) {
  void import('./donate/firstTouch.ts').then(
    ({ keepFirstTouch }) => keepFirstTouch(search, referrer),
    () => {},
  )
}

// Before all else: the donor came for the form.
const form =
  location.pathname === '/donate' &&
  import('./donate/openEarly.ts').then(
    ({ openEarly }) => openEarly(),
    () => {},
  )

// A form of the page answers once the program is there: a press before that is kept (forms/near/FormWhenNear.tsx).
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement) target.dataset['pressed'] = ''
})

/** So long the first picture is waited for, in ms. */
const patienceMs = 1000

// Set by the server that has drawn the page (site/server/sitePages.ts). Where nobody looks, nothing is painted.
const drawn = 'fresh' in document.documentElement.dataset && document.visibilityState === 'visible'
if (drawn) await Promise.race([firstPicture(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
await form
void import('./main.tsx')
