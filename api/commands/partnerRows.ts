import { audit } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'

type Deps = Pick<Dependencies, 'db' | 'now'>

/** All partners with their origins, by id. */
export async function listPartners({ db }: Deps): Promise<Array<{ id: string; name: string; origins: string[] }>> {
  const partners = await db.selectFrom('partners').select(['id', 'name']).orderBy('id').execute()
  const origins = await db.selectFrom('partner_origins').selectAll().orderBy('origin').execute()
  return partners.map((partner) => ({
    ...partner,
    origins: origins.filter((row) => row.partner_id === partner.id).map(({ origin }) => origin),
  }))
}

/** Removes a partner's origins. Its row stays, because donations refer to it. @returns whether the partner exists */
export async function removePartner({ db, now }: Deps, id: string): Promise<boolean> {
  const known = await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) return false
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('partner_origins').where('partner_id', '=', id).execute()
    await audit({ db: trx, now }, { actor: 'command', action: 'partner.changed', subject: { kind: 'partner', id } })
  })
  return true
}
