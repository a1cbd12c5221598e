import { randomBytes } from 'node:crypto'
import { countOwnAttempt } from '../../accounts/limits/limit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { invalid } from '../../base/http/refusal.ts'
import { makePortrait } from './makePortrait.ts'
import { readImageForm } from './readImageForm.ts'
import { readProfile } from './readProfile.ts'

/**
 * `POST profile/updateImage`. Multipart `image` (JPEG, PNG, WebP or AVIF by its content, up to 5 MB and 24 megapixels) and optional `x`, `y`, `width`,
 * `height` in px after orientation is applied. Answers the profile. 422 `image`: `required`, `type`, `too_large`, `broken`; `crop: outside`; 429.
 * Each upload gets a new random address, and the earlier picture is deleted.
 */
export async function updateImage({ deps, request, session }: Call<Session>): Promise<Answer> {
  await countOwnAttempt({ deps, request, session }, 'picture')
  const { image, crop } = await readImageForm(request)
  const made = await makePortrait(image, crop)
  if (made === 'crop') throw invalid({ crop: 'outside' })
  if (typeof made === 'string') throw invalid({ image: made })
  const row = { name: randomBytes(24).toString('base64url'), webp: made.webp, jpeg: made.jpeg, created_at: deps.now() }
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
