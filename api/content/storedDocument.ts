/** Pages in their stored form: like the contract, but with the file name of each picture, because addresses change with the port. */
import * as z from 'zod/mini'
import { aboutSchema } from '../../shared/contract/content/about.ts'
import { contentPageNameSchema, contentPageSchema, sectionSchema } from '../../shared/contract/content/contentPage.ts'
import type { Language } from '../../shared/languages.ts'
import { notFound } from '../base/http/refusal.ts'
import { wantedFirst } from '../storage/inLanguage.ts'
import type { Reading } from '../storage/database.ts'

const storedPictureSchema = z.object({ name: z.string(), alt: z.string() })

export const storedAboutSchema = z.extend(aboutSchema, { picture: storedPictureSchema })

export const storedContentPageSchema = z.extend(contentPageSchema, {
  sections: z.array(z.extend(sectionSchema, { picture: z.optional(storedPictureSchema) })),
})

export const documentNameSchema = z.enum(['about', 'dashboard', 'legal', ...contentPageNameSchema.options])
export type DocumentName = z.infer<typeof documentNameSchema>

/**
 * A page with one file, in the reader's language.
 * @throws Refused 404 if the trust wrote none.
 */
export async function readDocument<Schema extends z.ZodMiniType>(
  deps: Reading,
  name: DocumentName,
  language: Language,
  schema: Schema,
): Promise<z.output<Schema>> {
  const row = await deps.db
    .selectFrom('documents')
    .select('body')
    .where('name', '=', name)
    .orderBy(wantedFirst(language))
    .limit(1)
    .executeTakeFirst()
  if (!row) throw notFound()
  return schema.parse(JSON.parse(row.body))
}
