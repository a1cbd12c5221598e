import * as z from 'zod/mini'
import { type Giving, givingRequestSchema } from '../../shared/contract/project.ts'
import type { Call, PublicHandler } from '../call.ts'
import { checkPayload, readJson, readForm } from '../base/http/readRequest.ts'
import { notFound } from '../base/http/refusal.ts'
import { mediaUrl } from '../pictures/mediaFiles.ts'
import { readProjectParts } from '../content/documents.ts'
import { findProject } from './project.ts'
import { inLanguage } from '../storage/inLanguage.ts'

const formSchema = z.object({ project_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) })

/**
 * `POST donation/require-item { project_id }`. A project's donation options: items, purposes, base amount and suggested amounts in rupees. It also accepts a
 * urlencoded form, which a foreign page can post without a preflight. 404 for an unknown project.
 */
export const requireItem: PublicHandler<typeof givingRequestSchema> = async (
  { deps, language },
  { project_id: projectId },
) => {
  const project = await findProject(deps, projectId, language)
  if (!project) throw notFound()
  const { db } = deps
  const items = db.selectFrom(inLanguage('items', language)).selectAll().where('project_id', '=', projectId)
  const purposes = db.selectFrom(inLanguage('purposes', language)).where('project_id', '=', projectId)
  const [listed, purpose, { suggestions }] = await Promise.all([
    items.orderBy('id').execute(),
    purposes.select(['id', 'title', 'asks_name']).orderBy('id').execute(),
    readProjectParts(deps, projectId, language),
  ])
  const giving: Giving = {
    items: listed.map((item) => ({
      id: item.id,
      title: item.title,
      name: item.title,
      image: mediaUrl(deps.config, item.slug),
      price: item.price,
      quantity: item.default_quantity,
      unit: item.unit || null,
    })),
    purpose,
    donation_amount: project.base_amount,
    suggested_amounts: suggestions,
  }
  return { data: giving }
}

/** Reads the project from JSON or a form. */
export async function chooseProject({ request }: Pick<Call, 'request'>): Promise<{ project_id: number }> {
  const isForm = request.headers.get('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')
  if (!isForm) return readJson(request, givingRequestSchema)
  return { project_id: Number(checkPayload(formSchema, await readForm(request)).project_id) }
}
