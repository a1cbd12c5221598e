/** The servers of the browser tests: free ports, data in memory. It prints their addresses as one line of JSON, and ends when its input ends. */
import { defaultLimits } from '../api/base/config.ts'
import { freePort } from '../api/testing/freePort.ts'
import { listen, PortInUse } from '../demo/stack/listen.ts'
import { startStack } from '../demo/stack/startStack.ts'
import { audit } from '../api/audit/audit.ts'
import { readReceipt } from '../api/accounting/receipts/readReceipt.ts'
import type { StaffRole } from '../shared/contract/people/account.ts'
import { recordBounce } from '../api/mail/bounce.ts'
import type { Dependencies } from '../api/dependencies.ts'
import { openMemory } from '../api/testing/memoryDatabase.ts'
import { jobs } from '../api/server/jobs.ts'
import { controlSchema, controlsPath } from './support/control.ts'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createHostilePages, readPage } from './support/hostilePages.ts'

/**
 * The pages under test (e2e/pages), on an origin that the trust has registered for a partner. The address says how to serve a page:
 * `/plain?policy=<Content-Security-Policy>&key=<whose reports>`. Policy and page may contain `{{siteRoot}}`, `{{apiRoot}}`, `{{apiOrigin}}`, `{{nonce}}`.
 */
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

const reportSchema = z.object({
  'csp-report': z.object({ 'blocked-uri': z.string(), 'violated-directive': z.string() }),
})

/** Each visitor has its own `<key>`, so parallel tests do not read each other's reports. */
type Reports = Map<string, string[]>

function createPageServer(roots: { siteRoot: string; apiRoot: string }): (request: Request) => Promise<Response> {
  const reports: Reports = new Map()
  const hostile = createHostilePages(roots)
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith('/wild/')) return hostile(request)
    const key = searchParams.get('key') ?? ''
    const own = reports.get(key) ?? []
    reports.set(key, own)
    if (pathname === '/report') {
      const { 'blocked-uri': blocked, 'violated-directive': directive } = reportSchema.parse(await request.json())[
        'csp-report'
      ]
      // As in recorder.js: the browser itself requests the icon.
      if (!blocked.endsWith('/favicon.ico')) own.push(directive)
      return new Response(null, { status: 204 })
    }
    if (pathname === '/reports.json') return Response.json(own)
    const copied = /^\/(copy|alone|merged)\/(.+)$/.exec(pathname)
    if (copied) return copyOf(copied[1], copied[2], roots.siteRoot)
    return page(pathname.slice(1), searchParams, roots)
  }
}

/** Our files on the partner's own server: the whole folder (`/copy/widget/v1/donate.js`), the script alone, and the script inside another one. */
async function copyOf(how: string | undefined, path: string | undefined, siteRoot: string): Promise<Response> {
  const answer = await fetch(`${siteRoot}/${how === 'copy' ? path : 'widget/v1/donate.js'}`)
  const text = await answer.text()
  return new Response(how === 'merged' ? `var before = 1;\n${text}\n;var after = 2` : text, {
    status: answer.status,
    headers: { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' },
  })
}

function page(path: string, query: URLSearchParams, roots: { siteRoot: string; apiRoot: string }): Response {
  const name = path.includes('.') ? path : `${path}.html`
  // A name, not a path: files outside the folder are not served.
  if (!/^[\w-]+\.\w+$/.test(name)) return new Response('There is no such page.', { status: 404 })
  const nonce = randomBytes(16).toString('base64')
  const values: Record<string, string> = { ...roots, apiOrigin: new URL(roots.apiRoot).origin, nonce }
  const fill = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => values[word] ?? '')
  values['recorder'] = `<script nonce="${nonce}">${readPage('recorder.js')}</script>`
  values['widget'] = fill(query.get('widget') ?? widget)
  const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain'
  const headers = new Headers({ 'Content-Type': `${type}; charset=utf-8` })
  const policy = query.get('policy')
  if (policy)
    headers.set('Content-Security-Policy', `${fill(policy)}; report-uri /report?key=${query.get('key') ?? ''}`)
  // Scripts of other origins need a hash (the successor of `require-sri-for`).
  if (query.has('hashed')) headers.set('Integrity-Policy', 'blocked-destinations=(script)')
  // Windows of other origins get no opener from this page.
  if (query.has('alone')) headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  try {
    return new Response(fill(readPage(name)), { headers })
  } catch {
    return new Response('There is no such page.', { status: 404 })
  }
}

/** The two lines of the guide. */
const widget = `<script async nonce="{{nonce}}" src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>`

const DAY_MS = 24 * 60 * 60_000

/**
 * `POST /controls`: what happens in production without a browser, at the moment when a test needs it. Null for other requests. Only the servers of the
 * browser tests have it.
 */
const createControls =
  (deps: Dependencies) =>
  async (request: Request): Promise<Response | null> => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== controlsPath) return null
    const wanted = controlSchema.parse(await request.json())
    if (wanted.act === 'receipt-code') return new Response(await receiptCode(deps, wanted.txnId))
    if (wanted.act === 'staff') await giveRole(deps, wanted)
    else if (wanted.act === 'prove-email') await proveEmail(deps, wanted.email)
    else if (wanted.act === 'job') await jobs[wanted.name].run(deps)
    else if (wanted.act === 'ask-registrations') await askRegistrations(deps)
    else if (wanted.act === 'bounce') await bounceLast(deps, wanted.to)
    else await moveBack(deps, wanted)
    return new Response(null, { status: 204 })
  }

/** As if this person had a role and had signed in with the password of the mailed link. */
async function giveRole({ db, now }: Dependencies, { email, role }: { email: string; role: StaffRole }): Promise<void> {
  const { id } = await db
    .updateTable('users')
    .set({ role, email_proven_at: now() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit({ db, now }, 'command', 'role.changed', { subject: { kind: 'user', id }, details: { role } })
}

/** As if the person had typed the mailed code. */
async function proveEmail({ db, now }: Dependencies, email: string): Promise<void> {
  await db.updateTable('users').set({ email_proven_at: now() }).where('email', '=', email).execute()
}

/** As if nobody had asked the bank for an hour. */
async function askRegistrations(deps: Dependencies): Promise<void> {
  await deps.db.updateTable('mandates').set({ asked_at: null }).where('state', '=', 'registering').execute()
  await jobs['mandates'].run(deps)
}

/** The recipient's server refuses the last mail to this address after it had taken it. */
async function bounceLast(deps: Dependencies, to: string): Promise<void> {
  const { key } = await deps.db
    .selectFrom('mails')
    .select('key')
    .where('recipient', '=', to)
    .where('state', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (!(await recordBounce(deps, { key, code: '5.1.1', text: '550 5.1.1 no such user' }))) throw new Error('not marked')
}

/** As if the donation was begun and paid some days ago. */
async function moveBack({ db, now }: Dependencies, { txnId, days }: { txnId: string; days: number }): Promise<void> {
  const then = new Date(now().getTime() - days * DAY_MS)
  await db
    .updateTable('donations')
    .set({ created_at: then, settled_at: then })
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
}

async function receiptCode(deps: Dependencies, txnId: string): Promise<string> {
  const { id } = await deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
  const frozen = await readReceipt(deps, id)
  if (!frozen) throw new Error(`${txnId} has no receipt`)
  return deps.signer.sign(frozen)
}

const often = { perAccount: 10_000, perAddress: 10_000, windowMinutes: 15 }
const limits = { ...defaultLimits }
for (const name of Object.keys(limits) as Array<keyof typeof limits>) limits[name] = often

async function startAll() {
  const pagesPort = await freePort()
  const pagesRoot = `http://127.0.0.1:${pagesPort}`
  const partnerOrigins = [{ id: 'pages', name: 'Pages under test', origin: pagesRoot }]
  const { close, ...roots } = await startStack({
    database: openMemory(),
    limits,
    partnerOrigins,
    extraHandler: createControls,
    refundAfterMs: 0,
  })
  try {
    const pages = await listen(createPageServer(roots), { port: pagesPort, hostname: '127.0.0.1', variable: '' })
    return { close, pages, roots: { ...roots, pagesRoot } }
  } catch (error) {
    await close()
    throw error
  }
}

/** Another program may take a port between the search for a free one and its use. */
async function startOnFreePorts(triesLeft: number): ReturnType<typeof startAll> {
  try {
    return await startAll()
  } catch (error) {
    if (!(error instanceof PortInUse) || triesLeft === 0) throw error
    return startOnFreePorts(triesLeft - 1)
  }
}

const { close, pages, roots } = await startOnFreePorts(3)
console.log(JSON.stringify(roots))
process.stdin.resume()
process.stdin.once('end', () => {
  void Promise.all([pages.close(), close()]).then(() => process.exit())
})
