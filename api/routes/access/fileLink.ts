/**
 * Links to files. Browsers inside other apps save only what a plain address answers, and a plain address cannot carry the token. So a link has a ticket: the
 * session, the exact address and the end of its time, sealed. It is good for that one file only. The download uses it up, so an address that a history or
 * a log keeps opens nothing.
 */
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { type Language, languages } from '../../../shared/languages.ts'
import type { Sealed, WithVault } from '../../base/vault/vault.ts'
import { requireStaff, isExport } from './authenticate.ts'
import type { Answer, Call, Route, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { invalid } from '../../base/http/refusal.ts'
import type { Recording } from '../../storage/database.ts'
import { newSecret, sha256 } from '../../accounts/secret.ts'

const MINUTES = 5
/** After the first opening, in seconds. */
const OPEN_SECONDS = 60
/** The browser, the program that downloads for it, and one more try. */
const MOST_OPENINGS = 3

/** No row has it; the sealed text names what it is good for. */
const place = 'file_links.ticket:0'

const ticketSchema = z.object({
  /** Counted by it: the sealed text may be spelled in more than one way. */
  id: z.string(),
  session: z.int(),
  path: z.string(),
  search: z.string(),
  language: z.enum(languages),
  until: z.number(),
})
type Ticket = z.infer<typeof ticketSchema>

/** A request that came by a link. */
export interface FileLink {
  /** Counts this opening. Null if the ticket is wrong, too old, used up, or of another address. */
  sessionId: () => Promise<number | null>
  /** The address without the ticket. */
  url: URL
  /** Of the page that asked for the link, also when its time is over. */
  language?: Language
}

/**
 * `POST file-link { path }` (our addition). A link to a file of a call that declares `file`. The caller must be allowed to make that call now; the call itself checks
 * everything again. 422 `path: unknown` for any other path.
 */
export async function linkFile(
  { deps, session, language }: Call<Session>,
  path: string,
  routes: readonly Route[],
): Promise<Answer> {
  const url = new URL(`${deps.config.apiRoot}/${path}`)
  const { pathname: root } = new URL(`${deps.config.apiRoot}/`)
  const asked = new Request(url)
  const route = routes.find((one) => one.method === 'GET' && root + one.path === url.pathname)
  // The same call may also answer data for a page.
  const isPage = route?.auth === 'staff' && route.exported && !isExport(asked)
  if (!route?.file || isPage) throw invalid({ path: 'unknown' })
  await requireStaff(deps, asked, route, session)
  const query = route.query && readQuery(url, route.query)
  if (route.file !== true) route.file({ deps, session }, query as never)
  const { search } = url
  const until = deps.now().getTime() + MINUTES * 60_000
  const ticket: Ticket = { id: newSecret(), session: session.id, path: route.path, search, language, until }
  const sealed = deps.vault.seal(JSON.stringify(ticket), place)
  url.hash = ''
  return { data: { url: `${url.href}${search ? '&' : '?'}ticket=${sealed}` } }
}

/** Reads the ticket of a request for a file; null if it has none. */
export function openFileLink(deps: WithVault & Recording, request: Request, route: Route): FileLink | null {
  if (!route.file || route.method !== 'GET') return null
  const url = new URL(request.url)
  const [, search, sealed] = /^(.*)[?&]ticket=([\w.-]{1,4000})$/.exec(url.search) ?? []
  if (search === undefined || sealed === undefined) return null
  url.search = search
  const ticket = openTicket(deps, sealed)
  const isRight =
    ticket && ticket.path === route.path && ticket.search === search && ticket.until > deps.now().getTime()
  const sessionId = async () => (isRight && (await countOpening(deps, ticket.id)) ? ticket.session : null)
  return { sessionId, url, ...(ticket && { language: ticket.language }) }
}

/** Answers whether the ticket still opens its file. */
async function countOpening({ db, now }: Recording, id: string): Promise<boolean> {
  const expires_at = new Date(now().getTime() + OPEN_SECONDS * 1000)
  const counted = await db
    .insertInto('file_openings')
    .values({ ticket_sha256: sha256(id), expires_at })
    .onConflict((conflict) =>
      conflict
        .column('ticket_sha256')
        .doUpdateSet({ opened: (eb) => eb('file_openings.opened', '+', 1) })
        .where('file_openings.opened', '<', MOST_OPENINGS)
        .where('file_openings.expires_at', '>', now()),
    )
    .returning('opened')
    .executeTakeFirst()
  return counted !== undefined
}

function openTicket({ vault }: WithVault, sealed: string): Ticket | null {
  try {
    return ticketSchema.parse(JSON.parse(vault.open(sealed as Sealed, place)))
  } catch {
    return null
  }
}

/** A refusal of a link as a page, for a browser that shows it instead of the site. Other answers stay as they are. */
export async function answerReader(request: Request, response: Response, language: Language): Promise<Response> {
  if (response.status < 400 || !request.headers.get('Accept')?.includes('text/html')) return response
  const { message } = z.object({ message: z.string() }).parse(await response.json())
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = html`<!doctype html>
    <html lang="${language}">
      <meta name="viewport" content="width=device-width" />
      <title>${message}</title>
      <p>${message}</p>
    </html>`
  return new Response(String(await page), { status: response.status, headers })
}
