/** Proof of the deed at the staff desk: publish, correct and withdraw a picture and two lines about what donations became. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  type DeedForm,
  type DeedPreview,
  type Deeds,
  type deedsQuerySchema,
  deedCorrectionSchema,
  type deedIdSchema,
  deedSchema,
  type DeedTexts,
} from '../../shared/contract/staff/deeds.ts'
import { inEachLanguage, languages } from '../../shared/languages.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { audit } from '../audit/audit.ts'
import { checkPayload, parseJson } from '../base/http/readRequest.ts'
import { conflict, invalid, notFound } from '../base/http/refusal.ts'
import { type Answer, type BeforeJson, type Call, type Handler, inTransaction, type Session } from '../call.ts'
import { correctWaitingMails, countDonors, deedMail, type DeedScope, readLines } from '../donation/deeds.ts'
import { financialYear } from '../payment/financialYear.ts'
import { decodeUpload, readImageForm, storedPicture } from '../pictures/upload.ts'
import { projectTitles } from '../projects/project.ts'
import type { Database, Reading } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { readPage } from '../storage/readPage.ts'
import { indianDay } from '../../shared/date.ts'

/**
 * `POST staff/deed-preview`, with the fields of `POST staff/deed`. How many donors it has, how many of them a mail would reach now, and that mail in each language.
 */
export const previewDeed: Handler<DeedForm> = async ({ deps }, form) => {
  const now = deps.now()
  const scope = await readScope(deps, form, indianDay(now))
  const projects = await projectTitles(deps.db, scope.project_id)
  const { siteRoot } = deps.config
  const historyUrl = `${siteRoot}${sitePaths.donation}?year=${financialYear(now)}`
  const data: DeedPreview = {
    ...(await countDonors(deps, scope)),
    mail: inEachLanguage((language) => {
      const about = { name: '…', project: projects[language], historyUrl, stopUrl: `${siteRoot}${sitePaths.reminder}` }
      const { subject, text } = deedMail(form.texts[language], about, language)
      return { subject, text }
    }),
  }
  return { data }
}

/**
 * `POST staff/deed`: multipart, with the fields as JSON in `deed`, and the picture `image`. Shows it to the donors, and the job mails them. 422 at the wrong field:
 * `unknown`, and the codes of the fields and of a picture.
 */
export async function publishDeed({ deps, request, session }: Call<Session>): Promise<Answer> {
  const now = deps.now()
  const { form, image } = await readImageForm(request)
  const wanted = checkPayload(deedSchema(indianDay(now)), partOf(form))
  const scope = await readScope(deps, wanted, indianDay(now))
  if (!image) throw invalid({ image: 'required' })
  const picture = await makePicture(image)
  const id = await deps.db.transaction().execute(async (db) => {
    const row = await db
      .insertInto('deeds')
      .values({
        ...scope,
        ...picture,
        due_at: now,
        created_by: session.userId,
        published_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await storeLines(db, row.id, wanted.texts)
    await audit({ db, now: deps.now }, session.userId, 'deed.published', { subject: { kind: 'deed', id: row.id } })
    return row.id
  })
  return { data: { id }, message: 'saved' }
}

/** `POST staff/deed-correct`: new lines, and a new picture if there is one. It has a new address, so no copy of the old one is shown. Mails that wait get both.
 * 404; 409 `deed_withdrawn`. */
export async function correctDeed({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { form, image } = await readImageForm(request)
  const { id, texts: lines } = checkPayload(deedCorrectionSchema, partOf(form))
  const picture = image ? await makePicture(image) : {}
  await deps.db.transaction().execute(async (db) => {
    await lockShown(db, id)
    await db
      .updateTable('deeds')
      .set({ ...picture, corrected_at: deps.now() })
      .where('id', '=', id)
      .execute()
    await correctWaitingMails(db, id, await readLines(db, id), lines)
    await storeLines(db, id, lines)
    await audit({ db, now: deps.now }, session.userId, 'deed.corrected', { subject: { kind: 'deed', id } })
  })
  return { data: { id }, message: 'saved' }
}

/** `POST staff/deed-withdraw { id }`. Nobody sees it any more, its picture is deleted, and mails that still wait are not sent. 404; 409 `deed_withdrawn`. */
export const withdrawDeed = inTransaction<typeof deedIdSchema>(async ({ deps, session }, { id }) => {
  const { db } = deps
  await lockShown(db, id)
  const gone = { webp: null, jpeg: null, due_at: null, withdrawn_at: deps.now() }
  await db.updateTable('deeds').set(gone).where('id', '=', id).execute()
  await db.deleteFrom('mails').where('deed_of', '=', id).where('state', '=', 'queued').execute()
  await audit(deps, session.userId, 'deed.withdrawn', { subject: { kind: 'deed', id } })
  return { data: null, message: 'saved' }
})

/** `GET staff/deeds?page`: newest first, with how many donors each has now and how many of them were mailed. */
export const listDeeds: Handler<typeof deedsQuerySchema> = async ({ deps, language }, query) => {
  const wanted = deps.db.selectFrom('deeds')
  const shown = wanted
    .innerJoin(inLanguage('projects', language), 'projects.id', 'deeds.project_id')
    .leftJoin(inLanguage('items', language), 'items.id', 'deeds.item_id')
    .leftJoin(inLanguage('purposes', language), 'purposes.id', 'deeds.purpose_id')
    .leftJoin('users', 'users.id', 'deeds.created_by')
    .select([
      'deeds.id',
      'deeds.project_id',
      'deeds.item_id',
      'deeds.purpose_id',
      'first_day',
      'last_day',
      'picture',
      'width',
      'height',
      'published_at',
      'corrected_at',
      'withdrawn_at',
      'projects.title as project',
      'items.title as item',
      'purposes.title as purpose',
    ])
    .select((eb) => [
      eb.fn.coalesce('users.full_name', eb.val('')).as('published_by'),
      eb
        .selectFrom('deed_mails')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('deed_id', '=', 'deeds.id')
        .as('mailed'),
    ])
    .orderBy('deeds.id', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  const shownRows: BeforeJson<Deeds['rows']>[number][] = []
  for (const row of rows) {
    const { id, project_id, item_id, purpose_id, picture: name, width, height, withdrawn_at, ...deed } = row
    const lines = await readLines(deps.db, id)
    const picture = { name, alt: lines[language].alt, width, height }
    shownRows.push({
      ...deed,
      id,
      state: withdrawn_at ? 'withdrawn' : 'published',
      texts: lines,
      picture: withdrawn_at ? null : storedPicture(deps.config, 'deeds', picture),
      donors: (await countDonors(deps, { project_id, item_id, purpose_id, ...deed })).donors,
      mailed: deed.mailed ?? 0,
    })
  }
  return { data: { ...page, rows: shownRows } satisfies BeforeJson<Deeds> }
}

/** The fields of the form. @throws Refused 422 if there are none */
function partOf(form: FormData): unknown {
  const part = form.get('deed')
  return typeof part === 'string' ? parseJson(part) : {}
}

/** Checks that the project has the item and the purpose. @param today the Indian day, for a deed without a last day */
async function readScope({ db }: Reading, form: DeedForm, today: string): Promise<DeedScope> {
  const project_id = Number(form.project_id)
  const project = await db.selectFrom('projects').select('id').where('id', '=', project_id).executeTakeFirst()
  if (!project) throw invalid({ project_id: 'unknown' })
  for (const [table, field] of [
    ['items', 'item_id'],
    ['purposes', 'purpose_id'],
  ] as const) {
    const of = db.selectFrom(table).select('id').where('project_id', '=', project_id)
    const wanted = form[field]
    if (wanted && !(await of.where('id', '=', Number(wanted)).executeTakeFirst())) throw invalid({ [field]: 'unknown' })
  }
  return {
    project_id,
    item_id: Number(form.item_id) || null,
    purpose_id: Number(form.purpose_id) || null,
    first_day: form.first_day || null,
    last_day: form.last_day || today,
  }
}

/** Sharp on a large phone, and small enough for a mail. */
const WIDEST_PX = 1200

/** @throws Refused 422 `image` */
async function makePicture(image: Uint8Array) {
  const result = await decodeUpload(image, (picture) =>
    picture.resize(WIDEST_PX, WIDEST_PX, { fit: 'inside', withoutEnlargement: true }),
  )
  if (typeof result === 'string') throw invalid({ image: result })
  return { ...result, picture: randomBytes(24).toString('base64url') }
}

const storeLines = (db: Database, id: number, lines: DeedTexts) =>
  db
    .insertInto('deed_texts')
    .values(languages.map((language) => ({ id, language, ...lines[language] })))
    .onConflict((conflict) =>
      conflict.columns(['id', 'language']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        text: eb.ref('excluded.text'),
        alt: eb.ref('excluded.alt'),
      })),
    )
    .execute()

/** Locks a deed that is shown. The job waits, or skips it. */
async function lockShown(db: Database, id: number): Promise<void> {
  const deed = await db.selectFrom('deeds').select('withdrawn_at').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!deed) throw notFound()
  if (deed.withdrawn_at) throw conflict('deed_withdrawn')
}
