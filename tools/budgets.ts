/** Byte budgets of what browsers load (brotli 11), from the production build. `node tools/budgets.ts` prints them. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Measured, measureSite, measureWidget } from './check/loadedBytes.ts'
import type { Outcome, Step } from './check/runSteps.ts'
import { distDir } from '../demo/stack/places.ts'

/** Brotli bytes. They leave room for correctness; docs/decisions/003, 005, 008, 029, 071 and 072 say what fills them. */
const LIMITS = { loader: 2_740, opening: 19_850, site: 100_000, personal: 151_500 } as const

/** Pages of one person ask the API at once, so its client and schemas come with them (docs/decisions/008). All other pages get the limit `site`. */
const personal = [
  'connect',
  'donation',
  'handover',
  'monthly',
  'myData',
  'notifications',
  'outcome',
  'paymentLink',
  'profile',
  'reminder',
  'resetPassword',
  'sharedReceipt',
  'staff',
]

/** Parts of the first view that a page fetches by itself once it is drawn. */
const firstParts = {
  donate: ['pages/donate/ProjectList.tsx'],
  staff: ['pages/staff/Desk.tsx', 'pages/staff/overview/OverviewPage.tsx', 'texts/en/desk.ts'],
}

export interface Budget extends Measured {
  limit: number
}

/** Every budget with what was measured; for `npm run check` and the bench. */
export async function measureBudgets(): Promise<Budget[]> {
  const { loader, openings } = await measureWidget(join(distDir, 'widget'))
  const pages = await measureSite(join(distDir, 'site'), firstParts)
  return [
    { ...loader, limit: LIMITS.loader },
    ...openings.map((opening) => ({ ...opening, limit: LIMITS.opening })),
    ...pages.map((page) => ({ ...page, limit: personal.includes(page.name) ? LIMITS.personal : LIMITS.site })),
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
