import type { Dependencies } from '../../dependencies.ts'
import { attempt } from './attempt.ts'
import { reconcileDay } from './reconcileDay.ts'
import { takeNews } from './takeNews.ts'

/** Asks about payments with news, and compares the days that are wanted. What the provider does not answer is asked again in the next round. */
export async function reconcileWanted(deps: Dependencies): Promise<void> {
  await takeNews(deps)
  const wanted = await deps.db
    .selectFrom('reconciliation_days')
    .select(['day', 'wanted_at'])
    .where('wanted_at', 'is not', null)
    .orderBy('day', 'desc')
    .execute()
  for (const { day, wanted_at } of wanted) if (wanted_at) await runDay(deps, day, wanted_at)
}

async function runDay(deps: Dependencies, day: string, wantedAt: Date): Promise<void> {
  const ran = await attempt(deps, day, async () => {
    const figures = await reconcileDay(deps, day)
    await deps.db
      .updateTable('reconciliation_days')
      .set({ run_at: deps.now(), complete: true, figures: JSON.stringify(figures) })
      .where('day', '=', day)
      .execute()
  })
  const update = deps.db.updateTable('reconciliation_days').where('day', '=', day)
  if (!ran) await update.set({ run_at: deps.now(), complete: false }).execute()
  // If somebody wanted it again meanwhile, that stays.
  else await update.set({ wanted_at: null }).where('wanted_at', '=', wantedAt).execute()
}
