import type { Reading, Database } from '../storage/database.ts'
import type {
  partnerNameQuerySchema,
  partnerRequestSchema,
  PartnerRequests,
} from '../../shared/contract/partnerRequest.ts'
import type { PartnerTokenRequest } from '../../shared/contract/donation/mandate.ts'
import type { partnerQuerySchema } from '../../shared/contract/people/account.ts'
import { openDonateSession } from '../accounts/sessions.ts'
import { invalid } from '../base/http/refusal.ts'
import type { Handler, PublicHandler, Answer, Call, Session, VisitorHandler } from '../call.ts'
import type { PartnerConfig } from '../base/config.ts'
import { countAttempt } from '../accounts/limit.ts'
import { acknowledge, writeReference } from '../contact/forms.ts'
import type { Touch } from '../../shared/contract/attribution.ts'
import { touchIn, utmNames } from '../../shared/donation/touch.ts'
import type { UtmColumns } from '../storage/tables/givingTables.ts'

export interface Partner {
  id: string
  name: string
}

/** The partner that registered this exact origin; null if nobody has. */
export async function findPartnerOf(deps: Reading, origin: string): Promise<Partner | null> {
  // PostgreSQL cannot store this character as text, so no origin has it.
  if (origin.includes('\0')) return null
  const row = await deps.db
    .selectFrom('partner_origins')
    .innerJoin('partners', 'partners.id', 'partner_origins.partner_id')
    .select(['partners.id', 'partners.name'])
    .where('partner_origins.origin', '=', origin)
    .executeTakeFirst()
  return row ?? null
}

/** Whether a partner has this id. Links of a partner to the trust's own pages name it. */
async function isPartner(deps: Reading, id: string): Promise<boolean> {
  const row = await deps.db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** `GET donation/partner-name?partner_id=`. The name of the partner with this id; `name: null` if there is none. With it the doctor finds a mistyped id. */
export const namePartner: PublicHandler<typeof partnerNameQuerySchema> = async ({ deps }, { partner_id }) => {
  const row = await deps.db.selectFrom('partners').select('name').where('id', '=', partner_id).executeTakeFirst()
  return { data: { partner_id, name: row?.name ?? null } }
}

/** `GET donation/partner?origin=`. Name and id of the partner that asks the donor to sign in; null if the origin is not registered. */
export const partner: PublicHandler<typeof partnerQuerySchema> = async ({ deps }, { origin }) => {
  const known = await findPartnerOf(deps, origin)
  return { data: { origin, name: known?.name ?? null, partner_id: known?.id ?? null } }
}

/**
 * `POST donation/partner-token { origin, donation? { project_id, amount, monthly? } }`. A donating-only token for a registered partner's origin, for 15 minutes
 * (specification, decision 2). It is good for the donation that the donor has seen. If the window has shown none, the hand-over page asks for a press.
 * Only for a full session on the trust's site; 422 `origin: unknown`.
 */
export const partnerToken: Handler<PartnerTokenRequest> = async ({ deps, session }, { origin, donation }) => {
  if (!(await findPartnerOf(deps, origin))) throw invalid({ origin: 'unknown' })
  const { token, expiresInSeconds } = await openDonateSession(
    deps,
    session,
    origin,
    donation ? { projectId: donation.project_id, amount: donation.amount, monthly: donation.monthly ?? null } : null,
  )
  return { data: { token, expires_in: expiresInSeconds } }
}

/** Registers partners and their origins; existing ones stay unchanged. Earlier donations from an origin are credited to its partner now. */
export async function registerPartners(
  db: Database,
  now: () => Date,
  partners: readonly PartnerConfig[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { id, name, origin } of partners) {
      await trx
        .insertInto('partners')
        .values({ id, name, created_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      const added = await trx
        .insertInto('partner_origins')
        .values({ origin, partner_id: id })
        .onConflict((conflict) => conflict.column('origin').doNothing())
        .returning('origin')
        .executeTakeFirst()
      if (!added) continue
      await trx
        .updateTable('donations')
        .set({ partner_id: id })
        .where('partner_origin', '=', origin)
        .where('partner_id', 'is', null)
        .execute()
    }
  })
}

/**
 * `POST donation/partner-request { organisation, page, name, email, message? }`. Stores the request with the sender's account, if any. It mails the request
 * to the trust, and its number to the sender. 422 by field, `page: registered` for a registered page; 429 after several from one e-mail or network address
 * within an hour.
 */
export const requestPartner: VisitorHandler<typeof partnerRequestSchema> = async (call, asked) => {
  const { deps, request, session, language } = call
  const origin = originOf(asked.page)
  if (await findPartnerOf(deps, origin)) throw invalid({ page: 'registered' })
  await countAttempt(deps, { what: 'partnerRequest', account: asked.email, address: deps.clientAddress(request) })
  const created_at = deps.now()
  const user_id = session?.userId ?? null
  const { id } = await deps.db
    .insertInto('partner_requests')
    .values({ ...asked, message: asked.message ?? '', origin, language, user_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { organisation, page, name, email, message } = asked
  const facts = { Organisation: organisation, Page: page, 'Origin to register': origin, From: name, 'E-mail': email }
  const forTrust = { subject: `a page asks to be registered, ${origin}`, facts, message }
  const data = await acknowledge(call, { kind: 'partner', id, at: created_at, email }, forTrust)
  return { data, message: 'partner_request_stored' }
}

/** The origin of an address that the contract accepts, with or without its scheme. It refuses addresses that no browser opens. */
function originOf(page: string): string {
  const whole = /^https:/i.test(page) ? page : `https://${page}`
  if (!URL.canParse(whole)) throw invalid({ page: 'page_address' })
  return new URL(whole).origin
}

const SHOWN = 200

/**
 * `GET donation/partner-requests`. The newest 200 requests to be registered as a partner, for the trust's staff. Each has the partner that owns its origin
 * now.
 */
export async function listPartnerRequests({ deps }: Call<Session>): Promise<Answer> {
  const rows = await deps.db
    .selectFrom('partner_requests as request')
    .leftJoin('partner_origins', 'partner_origins.origin', 'request.origin')
    .leftJoin('partners', 'partners.id', 'partner_origins.partner_id')
    .select(['request.id', 'organisation', 'page', 'request.origin', 'request.name', 'email', 'message'])
    .select(['request.created_at', 'partners.id as partner_id', 'partners.name as partner_name'])
    .orderBy('request.id', 'desc')
    .limit(SHOWN)
    .execute()
  const data: PartnerRequests = rows.map(({ id, created_at, partner_id, partner_name, ...row }) => ({
    reference: writeReference('partner', id, created_at),
    ...row,
    created_at: created_at.toISOString(),
    partner: partner_id === null || partner_name === null ? null : { id: partner_id, name: partner_name },
  }))
  return { data }
}

/** The attribution of a donation, as its row stores it. */
interface TouchColumns extends UtmColumns {
  partner_id: string | null
  /** Of the partner on whose page the donation began. */
  partner_name: string | null
}

/**
 * The attribution to store. On a partner's page, the donation is credited to the partner that registered the token's origin, whatever the browser claims. On
 * the trust's own pages, it is credited to the registered partner named in the link. If the link names none, it is credited to the partner that registered
 * the linking page's origin. A mistyped link never causes a refusal.
 */
export async function storedTouch(
  deps: Reading,
  session: Session,
  { partner: claimed, attribution = {}, referrer }: Touch,
): Promise<TouchColumns> {
  const { utm_source = null, utm_medium = null, utm_campaign = null, utm_term = null, utm_content = null } = attribution
  const utm: UtmColumns = { utm_source, utm_medium, utm_campaign, utm_term, utm_content }
  if (session.origin !== null) {
    const partner = await findPartnerOf(deps, session.origin)
    return { ...utm, partner_id: partner?.id ?? null, partner_name: partner?.name ?? null }
  }
  const known = claimed !== undefined && (await isPartner(deps, claimed))
  const linking = !known && referrer !== undefined ? await findPartnerOf(deps, referrer) : null
  return { ...utm, partner_id: known ? claimed : (linking?.id ?? null), partner_name: null }
}

/** The attribution as a browser stores it: the partner's id and the UTM values that exist. */
export function toTouch(kept: TouchColumns): Touch {
  const known = new Map<string, string | null>([
    ['partner', kept.partner_id],
    ...utmNames.map((name) => [name, kept[name]] as const),
  ])
  return touchIn(known) ?? {}
}

/** What a later attribution adds to an earlier one: a partner if none was known, and UTM values if there were none at all. */
export function addedTouch(first: TouchColumns, next: TouchColumns): Partial<TouchColumns> {
  const { partner_id, partner_name, ...utm } = next
  const hasUtm = utmNames.some((name) => first[name] !== null)
  return { ...(first.partner_id === null ? { partner_id, partner_name } : {}), ...(hasUtm ? {} : utm) }
}
