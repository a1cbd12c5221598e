import type { Reading } from '../storage/database.ts'

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
