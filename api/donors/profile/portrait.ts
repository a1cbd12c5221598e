import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { countOwnAttempt } from '../../accounts/limit.ts'
import { checkPayload } from '../../base/http/readRequest.ts'
import { invalid } from '../../base/http/refusal.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { decodeUpload, readImageForm } from '../../pictures/upload.ts'
import { readProfile, PORTRAIT_PX } from './profile.ts'

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
