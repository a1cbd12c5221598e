import { join } from 'node:path'
import { readSeed } from '../../demo/seed/seed.ts'

/** The folder of the demo's content. Most tests start with it. */
export const contentDirectory = join(import.meta.dirname, '../../demo/content')

const shipped = readSeed(contentDirectory)
if (!shipped.demo) throw new Error(`${contentDirectory} has no accounts`)

export const demoSeed = { content: shipped.content, demo: shipped.demo }
export const demoPassword = shipped.demo.accounts.password

/** A project of the demo by the name of its folder. */
export function demoProject(name: string): { id: number; title: string } {
  const project = shipped.content.projects.find((one) => one.name === name)
  if (!project) throw new Error(`no project is named ${name}`)
  return { id: project.facts.id, title: project.texts.en.title }
}

/** The queries of public reads that refuse to answer without one. A new one belongs here, so that tests and the bench ask for it. */
export const readQueries: Readonly<Record<string, string>> = {
  'get-pages-banner': '?page=about',
  'get-page': '?page=csr-support',
  'project/progress': '?project=3',
  search: '?q=kitchen',
  'blog/blogdetails': '?blog_id=1',
  'donation/partner': '?origin=http://partner.test',
  'donation/partner-name': '?partner_id=meghdoot',
}
