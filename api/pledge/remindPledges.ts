import type { Dependencies } from '../dependencies.ts'
import { notify } from '../notification/notify.ts'
import { indianDate } from '../payment/receipt.ts'
import { nextPledgeDay } from './pledgeDay.ts'

const grouped = new Intl.NumberFormat('en-IN')

/** Reminds of every pledge whose day has come (Indian days), once, however many days were missed while nothing ran. */
export async function remindPledges(deps: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const now = deps.now()
  const today = indianDate(now)
  const due = await deps.db
    .selectFrom('pledges')
    .innerJoin('projects', 'projects.id', 'pledges.project_id')
    .selectAll('pledges')
    .select(['title_en', 'title_hi'])
    .where('next_day', '<=', today)
    .execute()
  for (const pledge of due) {
    const amount = grouped.format(pledge.amount)
    // Told first: said again it is not told twice, while a day that was moved on untold would be lost.
    await notify(deps.db, now, {
      userId: pledge.user_id,
      kind: 'pledge_reminder',
      title: { en: 'The day of your pledge', hi: 'आपके संकल्प का दिन' },
      description: {
        en: `You wished to give ₹${amount} for ${pledge.title_en}. Nothing is debited by itself: you give when you are ready.`,
        hi: `आपने ${pledge.title_hi} के लिए ₹${amount} देने का संकल्प किया था। अपने आप कोई राशि नहीं कटती; जब चाहें तब दें।`,
      },
      link: `/project-details/${pledge.project_id}`,
      saidOnce: `pledge_reminder:${pledge.id}:${pledge.next_day}`,
    })
    await deps.db
      .updateTable('pledges')
      .set({ next_day: nextPledgeDay(pledge, today) })
      .where('id', '=', pledge.id)
      .where('next_day', '=', pledge.next_day)
      .execute()
  }
}
