import type { PartnerConfig } from '../../api/config.ts'
import type { Dependencies } from '../../api/dependencies.ts'
import { registerPartners } from '../../api/partners/registerPartners.ts'
import { readSeed, seed } from './seed.ts'
import { seedHistory } from './seedHistory.ts'

/** Fills an empty database with the content of a folder and the demo accounts, and registers partners. A database in use keeps its content. */
export async function prepareDemo(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  contentDirectory: string,
  partners: readonly PartnerConfig[],
): Promise<void> {
  const begun = await seed(db, now, () => readSeed(contentDirectory))
  await registerPartners(db, now, partners)
  if (begun?.demo) await seedHistory(db, now, begun.demo.past)
}
