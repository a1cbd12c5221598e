/** The sandbox of the hosted card payment provider, as one function from Request to Response. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { GatewayDeps } from './gatewayDeps.ts'
import { contentPolicy, refusalPage } from './pages/page.ts'
import { answerPostService } from './postservice.ts'
import { payRoutes } from './payRoutes.ts'
import { sandboxRoutes } from './sandboxRoutes.ts'
import { sampleFiles } from '../stack/samplePage.ts'
import { textFields } from './textFields.ts'

/**
 * `POST /_payment` accepts a payment form, `/pay/:id` is the payer's page, `POST /merchant/postservice.php?form=2` answers a shop's server,
 * `/sandbox` settles pending payments and `/sandbox/log.json` counts incoming forms.
 */
export function createGateway(deps: Omit<GatewayDeps, 'posts'>): (request: Request) => Response | Promise<Response> {
  const app = new Hono()
  const all: GatewayDeps = { ...deps, posts: [] }

  app.use(
    bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.html(refusalPage('Request too large.', 'Send less.'), 413) }),
  )
  app.use(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', contentPolicy("form-action 'self'"))
  })

  app.route('/', payRoutes(all))
  app.route('/sandbox', sandboxRoutes(all))
  app.post('/merchant/postservice.php', async (c) => {
    if (c.req.query('form') !== '2') return c.text('This sandbox speaks JSON only: add form=2 to the address.', 400)
    return c.json(answerPostService(textFields(await c.req.parseBody()), all))
  })
  app.get('/', (c) => c.redirect('/sandbox', 302))
  app.use(sampleFiles('payments'))

  app.notFound((c) => c.html(refusalPage('There is no such page.', 'Payments are posted to /_payment.'), 404))
  app.onError((error, c) => {
    deps.log(`fault: ${error.stack ?? error.message}`)
    return c.html(refusalPage('The payment service is not available.', 'Kindly try again later.'), 500)
  })
  return (request) => app.fetch(request)
}
