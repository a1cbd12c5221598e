import { panRequestSchema, profileUpdateSchema } from '../../../shared/contract/people/profile.ts'
import { refuseOwnPan } from '../../content/readRules.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { maskStoredPan, storePan } from '../../base/vault/storedValues.ts'
import { conflict } from '../../base/http/refusal.ts'
import { readProfile, versionOf } from './readProfile.ts'

/**
 * `POST profile/update`. Saves every editable field at once; '' clears a field. Answers the current profile. 422 with a code per field
 * (`shared/contract/people/profile.ts`); fields of the address as `address.pin`. 409 `changed_meanwhile` if it names the
 * `version` of a profile that was changed since.
 */
export async function updateProfile({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { address, ...person } = await readJson(request, profileUpdateSchema(indianDate(deps.now())))
  await refuseOwnPan(deps, person.pan)
  const id = session.userId
  await deps.db.transaction().execute(async (db) => {
    // A second form that was opened before waits here, and then finds that it is behind.
    const user = await db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    if (person.version !== undefined && person.version !== versionOf(user)) throw conflict('changed_meanwhile')
    await db
      .updateTable('users')
      .set({
        full_name: person.fullName,
        contact_no: person.contactNo || null,
        address_line: address.line,
        address_city: address.city,
        address_state: address.state,
        address_pin: address.pin,
        ...(person.pan === undefined ? {} : { pan: storePan(deps, id, person.pan) }),
        birthday: person.birthday || null,
        language: person.language,
      })
      .where('id', '=', id)
      .execute()
  })
  return { data: await readProfile(deps, session.userId), message: 'saved' }
}

/** `POST profile/pan { pan }` (our addition). Saves the PAN; '' removes it. Answers the profile with the PAN masked. 422 `pan`, `pan_kind`, `pan_own`; 409 `changed_meanwhile`. */
export async function updatePan({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { pan, shown } = await readJson(request, panRequestSchema)
  await refuseOwnPan(deps, pan)
  const id = session.userId
  await deps.db.transaction().execute(async (db) => {
    const user = await db.selectFrom('users').select('pan').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    if (shown !== undefined && shown !== maskStoredPan(deps, id, user.pan)) throw conflict('changed_meanwhile')
    await db
      .updateTable('users')
      .set({ pan: storePan(deps, id, pan) })
      .where('id', '=', id)
      .execute()
  })
  return { data: await readProfile(deps, session.userId), message: 'saved' }
}
