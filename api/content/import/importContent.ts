import type { Dependencies } from '../../dependencies.ts'
import type { Content } from './content.ts'
import { documentRows } from './write/documentRows.ts'
import { listRows } from './write/listRows.ts'
import { postRows } from './write/postRows.ts'
import { projectPageRows } from './write/projectPageRows.ts'
import { projectRows, upsertRows } from './write/projectRows.ts'
import { removeGone } from './write/removeGone.ts'
import { replaceRows } from './write/replaceRows.ts'

/** Tables that donations refer to, so their rows are updated, not replaced. Each may refer to those before it. */
const kept = ['projects', 'purposes', 'items', 'volunteer_roles'] as const

/**
 * Makes the database match the content: all of it, or nothing. A second import changes nothing. Donations, accounts and messages stay.
 * @param accept looks at the imported rows, and throws if they may not stay
 * @throws Error if the content lacks something that donations refer to.
 */
export async function importContent(
  db: Dependencies['db'],
  content: Content,
  accept?: (db: Dependencies['db']) => Promise<void>,
): Promise<void> {
  const keptRows = projectRows(content)
  // What an issued receipt says stays: it has its own copy of the rules.
  const rules = content.rules.map(({ key, from, value }) => ({ key, from_day: from, value: JSON.stringify(value) }))
  await db.transaction().execute(async (trx) => {
    for (const table of kept) await upsertRows(trx, table, keptRows[table])
    await replaceRows(trx, {
      ...projectPageRows(content),
      ...listRows(content),
      ...postRows(content),
      ...documentRows(content),
      rules,
      sample_content: content.samples.map((place) => ({ place })),
    })
    for (const table of kept.toReversed()) await removeGone(trx, table, keptRows[table])
    await accept?.(trx)
  })
}
