/** Payment links: their signed addresses, what they show, and the donation that one is tied to. */
import { timingSafeEqual } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type {
  OpenedLink,
  paymentLinkQuerySchema,
  PaymentLinkState,
} from '../../shared/contract/donation/paymentLink.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { paidStates } from '../accounting/ledger/states.ts'
import type { WithConfig } from '../base/config.ts'
import { notFound } from '../base/http/refusal.ts'
import type { WithVault } from '../base/vault/vault.ts'
import type { OpenHandler } from '../call.ts'
import type { Recording } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { indianDay } from '../../shared/date.ts'

const signed = (id: number): string => `payment link ${id}`

/** The address of a link: its number and a signature. The part after `#` reaches no server's log and no other site. */
export const paymentLinkUrl = ({ config, vault }: WithConfig & WithVault, id: number): string =>
  `${config.siteRoot}${sitePaths.paymentLink}#${id}.${vault.fingerprint(signed(id))}`

/** The link's number; null if the signature is not ours. A link keeps working after the keys have changed. */
function readToken({ vault }: WithVault, token: string): number | null {
  const [number = '', signature = ''] = token.split('.')
  const id = Number(number)
  const given = Buffer.from(signature)
  const isOurs = vault.fingerprints(signed(id)).some((text) => {
    const ours = Buffer.from(text)
    return ours.length === given.length && timingSafeEqual(ours, given)
  })
  return isOurs ? id : null
}

/** The state of each link: paid, if a donation of it is; otherwise revoked, ended after its last Indian day, or open. */
export const linkState = (eb: ExpressionBuilder<Tables, 'payment_links'>, now: Date) =>
  eb
    .case()
    .when(
      eb.exists(
        eb
          .selectFrom('donations')
          .select('donations.id')
          .whereRef('payment_link_id', '=', 'payment_links.id')
          .where('donations.state', 'in', paidStates),
      ),
    )
    .then(sql.lit<PaymentLinkState>('paid'))
    .when('revoked_at', 'is not', null)
    .then(sql.lit<PaymentLinkState>('revoked'))
    .when('until_day', '<', indianDay(now))
    .then(sql.lit<PaymentLinkState>('ended'))
    .else(sql.lit<PaymentLinkState>('open'))
    .end()

/** `GET payment-link?link=…` (our addition). What a link is for, and whether it still works. It names nobody and signs nobody in. 404 for a link that is not ours. */
export const openLink: OpenHandler<typeof paymentLinkQuerySchema> = async ({ deps, language }, { link }) => {
  const id = readToken(deps, link)
  const row =
    id === null
      ? undefined
      : await deps.db
          .selectFrom('payment_links')
          .innerJoin(inLanguage('projects', language), 'projects.id', 'payment_links.project_id')
          .select(['project_id', 'title', 'amount', 'until_day'])
          .select((eb) => linkState(eb, deps.now()).as('state'))
          .where('payment_links.id', '=', id)
          .executeTakeFirst()
  if (!row) throw notFound()
  const { state, project_id, title, amount, until_day } = row
  return { data: { state, project: { id: project_id, title }, amount, until: until_day } satisfies OpenedLink }
}

/**
 * The open link that a donation is tied to; null for any other token, project or amount. The browser sends the link with each donation of the visit, so it never
 * causes a refusal.
 */
export async function tiedLink(
  deps: Recording & WithVault,
  token: string | undefined,
  { projectId, amount }: { projectId: number; amount: number },
): Promise<number | null> {
  const id = token === undefined ? null : readToken(deps, token)
  if (id === null) return null
  const row = await deps.db
    .selectFrom('payment_links')
    .select((eb) => linkState(eb, deps.now()).as('state'))
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('amount', '=', amount)
    .executeTakeFirst()
  return row?.state === 'open' ? id : null
}
