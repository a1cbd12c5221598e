/** The opening of our dialog, and what the script costs its host page: partners' pages of their own origin, and the site's page. */
import { Hono } from 'hono'
import { serveStatic } from '@hono/node-server/serve-static'
import { demoProject } from '../../api/testing/demoContent.ts'
import { builtPage, partnersPage, peersFolder } from './peers.ts'
import { HOVER_MS, kbit400, type Scenario, slow4g } from './visit.ts'

/** One of each kind of public page. */
const sitePages = ['/home', '/projects', '/project-details/1', '/blog-details/1', '/contact']
const { id } = demoProject('medical-camp')
/** The quick start's button, with a link inside that works without the script, too. */
const button = `<donate-button project-id="${id}"><a href="/donate?project=${id}">Donate Now</a></donate-button>`
const bareDialog = `<div class="reserved"><button>Donate</button></div>
<dialog aria-labelledby="t"><h2 id="t">Make a Donation</h2><form><input aria-label="Amount"></form></dialog>
<script>document.querySelector('button').onclick = () => document.querySelector('dialog').showModal()</script>`

/** A handler for `/floor`, the browser's own dialog; `/pasted`, our button; `/links`, the same without our script; `/peers/`, other widgets' pages. */
export function createHostPages({ siteRoot, apiRoot }: { siteRoot: string; apiRoot: string }): Hono {
  const tag = `<script async src="${siteRoot}/widget/v1/donate.js" data-api-root="${apiRoot}"></script>`
  const pages = new Hono()
  pages.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  pages.get('/peers/*', serveStatic({ root: peersFolder, rewriteRequestPath: builtPage }))
  pages.get('/floor', (context) => context.html(partnersPage(bareDialog)))
  pages.get('/pasted', (context) => context.html(partnersPage(button, tag)))
  pages.get('/links', (context) => context.html(partnersPage(button)))
  return pages
}

const dialog = 'html > div >> dialog[open]'
const watched = { openedWhen: dialog, usableWhen: `${dialog} form :is(input, button)` }

/** The first is the floor. */
export const ourScenarios = (hostRoot: string, siteRoot: string): Scenario[] => {
  const pressed = { watched, url: `${hostRoot}/pasted`, opener: 'donate-button a' }
  const opensItself = { watched, url: `${siteRoot}/donate?project=${id}` }
  const bare = { openedWhen: 'dialog[open]', usableWhen: 'dialog[open] input' }
  return [
    { name: 'floor: bare <dialog>', url: `${hostRoot}/floor`, opener: 'button', watched: bare },
    { ...pressed, name: 'cold, nothing fetched' },
    { ...pressed, name: 'after intent, all fetched', intent: 3_000, most: 120 },
    { ...pressed, name: `slow 4G, ${HOVER_MS} ms of hover`, intent: HOVER_MS, network: slow4g, most: 150 },
    { ...pressed, name: 'slow 4G, tap, nothing fetched', network: slow4g, most: 380 },
    { ...pressed, name: 'slow 4G, tap, 0.4 s of idle fetching', network: slow4g, idleFetch: true, most: 380 },
    { ...opensItself, name: '/donate?project=…, 400 kbit/s', network: kbit400, most: 6000 },
    { ...opensItself, name: '/donate?project=…, slow 4G', network: slow4g, most: 3000 },
    { name: 'host page without the tag', url: `${hostRoot}/links`, idleFetch: true },
    { name: 'host page with the tag', url: `${hostRoot}/pasted`, idleFetch: true },
    ...sitePages.map((path) => ({ name: `${path}, slow 4G`, url: siteRoot + path, network: slow4g, idleFetch: true })),
    // As the peers are measured.
    { ...pressed, name: 'ours, beside the peers', intent: HOVER_MS, idleFetch: true },
  ]
}
