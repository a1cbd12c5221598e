import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Profile } from '../../../shared/contract/people/profile.ts'
import { hasSecondFactor } from '../../accounts/secondFactor/hasSecondFactor.ts'
import { toUser } from '../../accounts/users.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readSettings } from '../notification/settings.ts'
import { maskStoredPan } from '../../base/vault/storedValues.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { portraitPicture } from './portraitPicture.ts'
import type { Unsealing } from '../../storage/database.ts'
import type { WithConfig } from '../../base/config.ts'

/** `GET profile`. The signed-in account with its owner's data. */
export async function profile({ deps, session }: Call<Session>): Promise<Answer> {
  return { data: await readProfile(deps, session.userId) }
}

/** An account as its owner sees it, with the PAN masked. */
export async function readProfile(deps: Unsealing & WithConfig, userId: number): Promise<Profile> {
  const [user, portrait, pledge, settings] = await Promise.all([
    deps.db.selectFrom('users').selectAll().select(hasSecondFactor).where('id', '=', userId).executeTakeFirstOrThrow(),
    deps.db.selectFrom('portraits').select('name').where('user_id', '=', userId).executeTakeFirst(),
    deps.db.selectFrom('pledges').select('id').where('user_id', '=', userId).executeTakeFirst(),
    readSettings(deps.db, userId),
  ])
  const needsCode = user.role !== null && deps.config.staffSecondFactor === 'required' && !user.second_factor
  return {
    ...toUser(user),
    address: { line: user.address_line, city: user.address_city, state: user.address_state, pin: user.address_pin },
    pan: maskStoredPan(deps, user.id, user.pan),
    birthday: user.birthday,
    picture: portrait ? portraitPicture(deps.config, portrait.name, user.full_name) : null,
    language: user.language,
    pledged: pledge !== undefined,
    has_password: user.password_hash !== null,
    email_proven: user.email_proven_at !== null,
    member_since: user.created_at.toISOString(),
    is_staff: user.role !== null,
    role: user.role,
    ...(needsCode ? { needs_second_factor: true } : {}),
    notification_settings: Object.fromEntries(settings),
    version: versionOf(user),
  }
}

/** Of what `profile/update` saves: the same as long as nobody saved other values. */
export function versionOf(user: Selectable<Tables['users']>): string {
  const { full_name, contact_no, address_line, address_city, address_state, address_pin, birthday, language } = user
  const values = [full_name, contact_no, address_line, address_city, address_state, address_pin, birthday, language]
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)
}
