import type * as z from 'zod/mini'
import type { personFields } from '../../../shared/contract/staff/offlineFields.ts'
import { refuseOwnPan } from '../../content/readRules.ts'
import { invalid } from '../../base/http/refusal.ts'
import { sealDonorPan } from '../../base/vault/storedValues.ts'
import { readKey } from '../donors/donorKey.ts'
import { resolveDonor } from '../donors/resolveDonor.ts'
import type { Sealing } from '../../storage/database.ts'

type Person = { [Field in keyof typeof personFields]: z.output<(typeof personFields)[Field]> }

/** The columns of a donation that name its donor. */
export interface DonorColumns {
  user_id: number | null
  donor_id: number | null
}

/**
 * The donor of an offline donation: a known one by key, who is stored only once, or a new one.
 * @throws Refused 422 `donor: unknown`, `pan: pan_own`
 */
export async function offlineDonor(
  deps: Sealing,
  { donor, ...person }: Person & { donor: string },
): Promise<DonorColumns> {
  if (donor === 'new') return { user_id: null, donor_id: await storeDonor(deps, person) }
  const known = await resolveDonor(deps.db, readKey(donor))
  if (!known) throw invalid({ donor: 'unknown' })
  return known.kind === 'account' ? { user_id: known.id, donor_id: null } : { user_id: null, donor_id: known.id }
}

async function storeDonor({ db, vault, now }: Sealing, person: Person) {
  await refuseOwnPan({ db }, person.pan)
  const { id } = await db
    .insertInto('donors')
    .values({
      full_name: person.name,
      email: person.email || null,
      contact_no: person.phone || null,
      address_line: person.line,
      address_city: person.city,
      address_state: person.state,
      address_pin: person.pin,
      user_id: null,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (person.pan)
    await db
      .updateTable('donors')
      .set({ pan: sealDonorPan({ vault }, id, person.pan) })
      .where('id', '=', id)
      .execute()
  return id
}
