/** Pages that the bench opens: a plain host page with the script tag, the same without it, and the floor. They have their own origin. */
import { answerAsApi } from './apiDouble.ts'
import { answerPeerPage } from './peers/servePeerPages.ts'

/** Text below the button. A button that grows late pushes it, because the quick start's lines reserve no space. */
const below = '<p>Every rupee is accounted for in the yearly report.</p>'.repeat(6)

/** A partner's page around the given content. */
export const hostPage = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner's page</title>
<link rel="icon" href="data:,">
<style>body { font: 16px/1.5 sans-serif; margin: 24px } .reserved { display: block; height: 48px }
donate-button a { display: inline-block; padding: 12px 24px; border-radius: 4px; background: #e2912a; color: #000; font: 600 17px/1.5 system-ui; text-decoration: none }</style>
${head}
</head>
<body><h1>Our work with the trust</h1>${body}${below}</body>
</html>`

/** A button without a link inside: we draw it, so its page reserves space for it (docs/embedding/troubleshooting.md). */
const button = (projectId: number, times = 1): string =>
  `<donate-button class="reserved" project-id="${projectId}"></donate-button>`.repeat(times)

/** The quick start's button, with a link inside that works without the script, too. */
const pasted = (projectId: number, times: number): string =>
  `<donate-button project-id="${projectId}"><a href="/donate?project=${projectId}">Donate Now</a></donate-button>`.repeat(
    times,
  )

/** The browser's own button with the same words: the least cost of so many buttons. */
const nativeButton = (times: number): string => '<button class="reserved">Donate Now</button>'.repeat(times)

/** The smallest dialog: the browser's own, with a heading and a field. */
const floor = hostPage(
  '',
  `<div class="reserved"><button>Donate</button></div>
<dialog aria-labelledby="t"><h2 id="t">Make a Donation</h2><form><input aria-label="Amount"></form></dialog>
<script>document.querySelector('button').onclick = () => document.querySelector('dialog').showModal()</script>`,
)

/**
 * A handler for `/floor`, `/without`, `/project?id=4` (real API), `/many?id=1` (API double, under `/api` here), and `/drawn`, `/pasted`, `/links` and
 * `/native`, each with `?id=4&buttons=50`.
 *
 * @param roots addresses of the servers
 * @param peers folders of other widgets' pages, by slug: under `/peers/`
 */
export function createHostPages(
  roots: { siteRoot: string; apiRoot: string },
  peers: ReadonlyMap<string, string> = new Map(),
): (request: Request) => Promise<Response> {
  const tag = (apiRoot: string) =>
    `<script async src="${roots.siteRoot}/widget/v1/donate.js" data-api-root="${apiRoot}"></script>`
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith('/api/')) return answerAsApi(pathname.slice('/api/'.length), await request.text())
    if (pathname.startsWith('/peers/')) return answerPeerPage(peers, pathname)
    const id = Number(searchParams.get('id'))
    const times = Number(searchParams.get('buttons') ?? 1)
    const pages: Record<string, string> = {
      '/floor': floor,
      '/without': hostPage('', pasted(id, 1)),
      '/project': hostPage(tag(roots.apiRoot), pasted(id, 1)),
      '/drawn': hostPage(tag(roots.apiRoot), button(id, times)),
      '/pasted': hostPage(tag(roots.apiRoot), pasted(id, times)),
      '/links': hostPage('', pasted(id, times)),
      '/native': hostPage('', nativeButton(times)),
      '/many': hostPage(tag('/api'), pasted(id, 1)),
    }
    const html = pages[pathname]
    if (html === undefined) return new Response('There is no such page.', { status: 404 })
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
  }
}
