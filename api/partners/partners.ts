import type { Reading, Database } from '../storage/database.ts'
import type { partnerNameQuerySchema } from '../../shared/contract/partnerRequest.ts'
import type { PartnerTokenRequest } from '../../shared/contract/donation/mandate.ts'
import type { partnerQuerySchema } from '../../shared/contract/people/account.ts'
import { openDonateSession } from '../accounts/sessions.ts'
import { invalid } from '../base/http/refusal.ts'
import type { Handler, PublicHandler } from '../call.ts'
import type { PartnerConfig } from '../base/config.ts'

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
export async function isPartner(deps: Reading, id: string): Promise<boolean> {
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
