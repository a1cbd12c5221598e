import type { PartnerConfig } from '../../api/config.ts'
import type { Dependencies } from '../../api/dependencies.ts'
import { registerPartners } from '../../api/partners/registerPartners.ts'
import { markDemoDatabase } from './demoDatabase.ts'
import { readSeed, seed } from './seed.ts'
import { seedHistory } from './seedHistory.ts'
import { seedOffline } from './seedOffline.ts'

/** Fills an empty database with the content of a folder and the demo accounts, and registers partners. A database in use keeps its content. */
export async function prepareDemo(
  { db, now, vault }: Pick<Dependencies, 'db' | 'now' | 'vault'>,
  contentDirectory: string,
  partners: readonly PartnerConfig[],
): Promise<void> {
  await markDemoDatabase(db, now)
  const begun = await seed(db, now, () => readSeed(contentDirectory))
  await registerPartners(db, now, partners)
  if (!begun?.demo) return
  await seedHistory(db, now, begun.demo.past)
  await seedOffline({ db, now, vault }, begun.demo.offline)
}
