import type { Dependencies } from '../dependencies.ts'
import type { SeedContent } from './seedContentType.ts'
import { seedGallery } from './seedGallery.ts'
import { seedPages } from './seedPages.ts'
import { seedPeople } from './seedPeople.ts'
import { seedPosts } from './seedPosts.ts'
import { seedProjectPages } from './seedProjectPages.ts'

/** Puts the texts of the site's pages into a database that has none; one that holds a page keeps its own, as the projects do. */
export async function seedContent(db: Dependencies['db'], content: SeedContent): Promise<void> {
  if (await db.selectFrom('documents').select('name').limit(1).executeTakeFirst()) return
  await db.transaction().execute(async (trx) => {
    await seedProjectPages(trx, content.projectPages)
    await seedPages(trx, content)
    await seedPeople(trx, content)
    await seedGallery(trx, content)
    await seedPosts(trx, content)
  })
}
