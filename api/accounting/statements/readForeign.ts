import { sql } from 'kysely'
import type { Dependencies } from '../../dependencies.ts'
import { familyOf } from '../../desk/donors/family.ts'
import { readKey } from '../../desk/donors/donorKey.ts'

/** `foreign`: the donor had declared before to be neither Indian citizen nor organisation. `later`: they declared it only afterwards. */
export type Declared = 'foreign' | 'later'

/** The donations of donors who declared to be neither, also offline ones that belong to their account. Few do, so it begins with them. */
export async function readForeign({ db }: Pick<Dependencies, 'db'>): Promise<ReadonlyMap<number, Declared>> {
  const accounts = await db
    .selectFrom('declarations')
    .select('user_id')
    .distinct()
    .where('answer', '=', 'neither')
    .execute()
  if (accounts.length === 0) return new Map()
  const people = accounts.map(({ user_id }) => readKey(`account-${user_id}`))
  const { rows } = await sql<{ id: number; before: string | null; now: string }>`
    with ${familyOf(people)}
    select donations.id,
      (select answer from declarations where 'account-' || declarations.user_id = given.key
        and at <= coalesce(settled_at, donations.created_at) order by declarations.id desc limit 1) as before,
      (select answer from declarations where 'account-' || declarations.user_id = given.key
        order by declarations.id desc limit 1) as now
    from given join donations on donations.id = given.donation_id`.execute(db)
  return new Map(
    rows.flatMap(({ id, before, now }): [number, Declared][] => {
      if ((before ?? now) === 'neither') return [[id, 'foreign']]
      return now === 'neither' ? [[id, 'later']] : []
    }),
  )
}
