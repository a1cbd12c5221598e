import type { Dependencies } from '../../../dependencies.ts'
import type { Content } from '../content.ts'
import { insertRows } from './rows.ts'

/** Replaces all rules. What an issued receipt says stays: it has its own copy. */
export async function writeRules(db: Dependencies['db'], { rules }: Content): Promise<void> {
  await db.deleteFrom('rules').execute()
  await insertRows(
    db,
    'rules',
    rules.map(({ key, from, value }) => ({ key, from_day: from, value: JSON.stringify(value) })),
  )
}
