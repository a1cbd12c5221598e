import { projectQuerySchema, type ProjectPage } from '../../shared/contract/content/projectPage.ts'
import type { Call, DataAnswer } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { readPage } from '../storage/readPage.ts'
import { notFound } from '../base/http/refusal.ts'
import { toProjectRows } from './projectRow.ts'
import { inLanguage } from '../storage/inLanguage.ts'

/**
 * `GET project?page=1&per_page=10&type=item`. Projects with summary, picture and progress, at most 50 a page. `type` selects one donation type, `search`
 * words in the titles of any language. 422 for an impossible page, number of rows or type. `timestamp` has no effect.
 */
export async function listProjects({ deps, url, language }: Call): Promise<DataAnswer> {
  const query = readQuery(url, projectQuerySchema)
  let wanted = deps.db.selectFrom(inLanguage('projects', language))
  if (query.type) wanted = wanted.where('donation_type', '=', query.type)
  for (const word of wordsIn(query.search)) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    wanted = wanted.where('id', 'in', (eb) => eb.selectFrom('project_texts').select('id').where('title', 'ilike', like))
  }
  const { rows, ...page } = await readPage(wanted, wanted.selectAll().orderBy('id'), query)
  const data: ProjectPage = { rows: await toProjectRows(deps, rows, language), ...page }
  return { data }
}

/** The title must contain each word. */
const wordsIn = (search = ''): string[] => search.split(/\s+/).filter(Boolean)

/** `GET featured-project`. The project that the trust chose, or otherwise the first one; 404 if there is none. */
export async function featuredProject({ deps, language }: Call): Promise<DataAnswer> {
  const found = await deps.db
    .selectFrom(inLanguage('projects', language))
    .leftJoin('project_pages', 'project_pages.project_id', 'projects.id')
    .selectAll('projects')
    .orderBy((eb) => eb.fn.coalesce('project_pages.featured', eb.val(false)), 'desc')
    .orderBy('projects.id')
    .limit(1)
    .execute()
  const [row] = await toProjectRows(deps, found, language)
  if (!row) throw notFound()
  return { data: row }
}
