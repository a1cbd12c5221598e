import type { Reading, Database } from '../storage/database.ts'
import { partnerNameQuerySchema } from '../../shared/contract/partnerRequest.ts'
import type { Call, DataAnswer } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
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
export async function namePartner({ deps, url }: Call<null>): Promise<DataAnswer> {
  const { partner_id } = readQuery(url, partnerNameQuerySchema)
  const row = await deps.db.selectFrom('partners').select('name').where('id', '=', partner_id).executeTakeFirst()
  return { data: { partner_id, name: row?.name ?? null } }
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
