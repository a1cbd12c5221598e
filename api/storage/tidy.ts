import type { Dependencies } from '../dependencies.ts'

const DAY_MS = 24 * 60 * 60_000

/** Deletes rows a day after they expire: counted attempts, reset links, hand-over codes, sessions. Nothing of it is needed to explain what happened. */
export async function tidy(deps: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const { db } = deps
  const before = new Date(deps.now().getTime() - DAY_MS)
  await db.deleteFrom('attempts').where('at', '<', before).execute()
  await db.deleteFrom('reset_tokens').where('expires_at', '<', before).execute()
  await db.deleteFrom('handovers').where('expires_at', '<', before).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute()
}
