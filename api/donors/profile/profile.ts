import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Profile, PanRequest, ProfileUpdate } from '../../../shared/contract/people/profile.ts'
import { hasSecondFactor, toUser } from '../../accounts/users.ts'
import type { Answer, Call, Session, Handler } from '../../call.ts'
import { readSettings } from '../notification/notifications.ts'
import { maskStoredPan, storePan } from '../../base/vault/storedValues.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import type { Unsealing } from '../../storage/database.ts'
import type { Picture } from '../../../shared/contract/basics.ts'
import type { ApiConfig, WithConfig } from '../../base/config.ts'
import { refuseOwnPan } from '../../content/readRules.ts'
import { storedPicture, decodeUpload, readImageForm } from '../../pictures/upload.ts'
import { conflict, invalid } from '../../base/http/refusal.ts'
import * as z from 'zod/mini'
import { countOwnAttempt } from '../../accounts/limit.ts'
import { checkPayload } from '../../base/http/readRequest.ts'

/** Edge of the stored square, in px. */
const PORTRAIT_PX = 320

/** A person's picture in the contract's form. */
export const portraitPicture = (config: Pick<ApiConfig, 'apiRoot'>, name: string, alt: string): Picture =>
  storedPicture(config, 'people', { name, alt, width: PORTRAIT_PX, height: PORTRAIT_PX })

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

/**
 * `POST profile/update`. Saves every editable field at once; '' clears a field. Answers the current profile. 422 with a code per field
 * (`shared/contract/people/profile.ts`); fields of the address as `address.pin`. 409 `changed_meanwhile` if it names the
 * `version` of a profile that was changed since.
 */
export const updateProfile: Handler<ProfileUpdate> = async ({ deps, session }, { address, ...person }) => {
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
export const updatePan: Handler<PanRequest> = async ({ deps, session }, { pan, shown }) => {
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

/**
 * `POST profile/updateImage`. Multipart `image` (JPEG, PNG, WebP or AVIF by its content, up to 5 MB and 24 megapixels) and optional `x`, `y`, `width`,
 * `height` in px after orientation is applied. Answers the profile. 422 `image`: `required`, `type`, `too_large`, `broken`; `crop: outside`; 429.
 * Each upload gets a new random address, and the earlier picture is deleted.
 */
export async function updateImage({ deps, request, session }: Call<Session>): Promise<Answer> {
  await countOwnAttempt({ deps, request, session }, 'picture')
  const { form, image } = await readImageForm(request)
  if (!image) throw invalid({ image: 'required' })
  const portrait = await makePortrait(image, readCrop(form))
  if (portrait === 'crop') throw invalid({ crop: 'outside' })
  if (typeof portrait === 'string') throw invalid({ image: portrait })
  const row = {
    name: randomBytes(24).toString('base64url'),
    webp: portrait.webp,
    jpeg: portrait.jpeg,
    created_at: deps.now(),
  }
  await deps.db
    .insertInto('portraits')
    .values({ ...row, user_id: session.userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return { data: await readProfile(deps, session.userId), message: 'saved' }
}

/** `POST profile/remove-image` (our addition). Answers the profile without a picture. */
export async function removeImage({ deps, session }: Call<Session>): Promise<Answer> {
  await deps.db.deleteFrom('portraits').where('user_id', '=', session.userId).execute()
  return { data: await readProfile(deps, session.userId), message: 'saved' }
}

/** Makes a square. Answers `crop` if the part is outside the picture. */
const makePortrait = (image: Uint8Array, crop: Crop | null) =>
  decodeUpload<'crop'>(image, (picture, { width, height }) => {
    if (crop && (crop.width < 1 || crop.height < 1)) return 'crop'
    if (crop && (crop.left + crop.width > width || crop.top + crop.height > height)) return 'crop'
    return (crop ? picture.extract(crop) : picture).resize(PORTRAIT_PX, PORTRAIT_PX, { fit: 'cover' })
  })

const pixels = z.string().check(z.regex(/^\d{1,5}$/, 'invalid'))
const cropSchema = z.object({ x: pixels, y: pixels, width: pixels, height: pixels })

type Crop = Record<'left' | 'top' | 'width' | 'height', number>

function readCrop(form: FormData): Crop | null {
  const given = Object.fromEntries(
    ['x', 'y', 'width', 'height'].flatMap((name) => {
      const value = form.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  if (Object.keys(given).length === 0) return null
  const { x, y, width, height } = checkPayload(cropSchema, given)
  return { left: Number(x), top: Number(y), width: Number(width), height: Number(height) }
}
