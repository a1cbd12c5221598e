/** Byte budgets of what browsers load (brotli 11), from the production build. `node tools/budgets.ts` prints them. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Measured, measureSite, measureWidget, type SitePage } from './check/loadedBytes.ts'
import type { Outcome, Step } from './check/step.ts'
import { distDir } from '../demo/stack/places.ts'

/** Brotli bytes. They leave room for correctness; docs/decisions/003, 005, 008, 013, 029, 030 and 032 say what fills them. */
const LIMITS = { loader: 2_400, opening: 19_000, site: 100_000 } as const

/** On every page: the frame's texts and the footer, with what it asks the API. */
const frame = ['messages/en', 'layout/frame/Footer.tsx']

/** Pages that an editor writes as sections. */
const written = [...frame, 'content/page/en']
/** Public pages, each with what its first load takes. */
const publicPages: readonly SitePage[] = [
  { name: 'donate', modules: [...frame, 'pages/donate/DonatePage', 'pages/donate/ProjectList'] },
  { name: 'login', modules: ['messages/en', 'pages/login/'] },
  { name: 'projects', modules: [...frame, 'pages/projects/'] },
  {
    name: 'project-details',
    modules: [...frame, 'pages/projectDetails/ProjectDetailsPage', 'pages/projects/en', 'pages/projectDetails/en'],
  },
  { name: 'contact', modules: [...frame, 'pages/contact/ContactPage', 'pages/contact/en'] },
  { name: 'blog', modules: [...frame, 'pages/blog/BlogPage', 'pages/blog/en'] },
  { name: 'blog-details', modules: [...frame, 'pages/blogDetails/', 'pages/blog/en'] },
  { name: 'home', modules: [...frame, 'pages/home/HomePage', 'pages/home/en'] },
  { name: 'about', modules: [...frame, 'pages/about/AboutPage', 'pages/about/en'] },
  { name: 'swargashram', modules: [...written, 'pages/swargashram/SwargashramPage', 'pages/swargashram/en'] },
  { name: 'internship-project', modules: [...written, 'pages/internship/InternshipPage', 'pages/internship/en'] },
  { name: 'ashayein-project', modules: [...written, 'pages/ashayein/AshayeinPage', 'pages/ashayein/en'] },
  { name: 'csr-support', modules: [...written, 'pages/csrSupport/CsrSupportPage', 'pages/csrSupport/en'] },
  { name: 'media', modules: [...frame, 'pages/media/MediaPage', 'pages/media/en'] },
  { name: 'photos', modules: [...frame, 'pages/photos/PhotosPage', 'pages/media/en'] },
  { name: 'video', modules: [...frame, 'pages/video/VideoPage', 'pages/media/en'] },
  { name: 'archives', modules: [...frame, 'pages/archives/ArchivesPage', 'pages/blog/en'] },
  { name: 'privacy', modules: [...frame, 'pages/legal/LegalPage', 'pages/legal/en'] },
  { name: 'not-found', modules: [...frame, 'pages/notFound/NotFoundPage', 'pages/notFound/en'] },
]

export interface Budget extends Measured {
  limit: number
}

/** Every budget with what was measured; for `npm run check` and the bench. */
export async function measureBudgets(dist: string = distDir): Promise<Budget[]> {
  const { loader, openings } = await measureWidget(join(dist, 'widget'))
  const pages = await measureSite(join(dist, 'site'), publicPages)
  return [
    { ...loader, limit: LIMITS.loader },
    ...openings.map((opening) => ({ ...opening, limit: LIMITS.opening })),
    ...pages.map((page) => ({ ...page, limit: LIMITS.site })),
  ]
}

const line = ({ name, brotli, gzip, raw, limit }: Budget): string =>
  `  ${name.padEnd(28)}${String(brotli).padStart(7)} of ${String(limit).padStart(6)} brotli  (${gzip} gzip, ${raw} raw)${brotli > limit ? '  TOO MUCH' : ''}`

export const budgetStep: Step = {
  name: 'byte budgets',
  async run(): Promise<Outcome> {
    const budgets = await measureBudgets()
    const over = budgets.filter(({ brotli, limit }) => brotli > limit)
    const note = budgets.map(({ name, brotli }) => `${name} ${brotli}`).join(', ')
    return { passed: budgets.length - over.length, failed: over.length, note, output: budgets.map(line).join('\n') }
  },
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await measureBudgets()).map(line).join('\n'))
}
