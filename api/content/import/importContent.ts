import type { Dependencies } from '../../dependencies.ts'
import type { Content } from './content.ts'
import { writeAlbums } from './write/writeAlbums.ts'
import { writeDocuments } from './write/writeDocuments.ts'
import { writeLists } from './write/writeLists.ts'
import { writePosts } from './write/writePosts.ts'
import { writeProjectPages } from './write/writeProjectPages.ts'
import { writeProjects } from './write/writeProjects.ts'
import { writeRules } from './write/writeRules.ts'

/**
 * Makes the database match the content: all of it, or nothing. A second import changes nothing. Donations, accounts and messages stay.
 * @throws Error if the content lacks something that donations refer to.
 */
export async function importContent(db: Dependencies['db'], content: Content): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await writeProjects(trx, content)
    await writeProjectPages(trx, content)
    await writeLists(trx, content)
    await writeAlbums(trx, content)
    await writePosts(trx, content)
    await writeDocuments(trx, content)
    await writeRules(trx, content)
  })
}
