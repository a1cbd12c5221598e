import { inEachLanguage } from '../../../shared/languages.ts'
import { formatRupees } from '../../../shared/money.ts'
import { notify } from '../notification/notify.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { texts } from '../../texts/texts.ts'
import { nextPledgeDay } from './pledgeDay.ts'
import { projectTitles } from '../../projects/projectTitles.ts'
import type { Recording } from '../../storage/database.ts'

/** Reminds of every pledge that is due (Indian days), once, however many days passed while nothing ran. */
export async function remindPledges(deps: Recording): Promise<void> {
  const now = deps.now()
  const today = indianDate(now)
  const due = await deps.db.selectFrom('pledges').selectAll().where('next_day', '<=', today).execute()
  for (const pledge of due) {
    const amount = formatRupees(pledge.amount)
    const titles = await projectTitles(deps.db, pledge.project_id)
    // Notifies first: a second notification with the same key is not sent. A day that moved on without a notification would be lost.
    await notify(deps.db, now, {
      userId: pledge.user_id,
      kind: 'pledge_reminder',
      texts: inEachLanguage((language) => texts[language].notifications.pledgeReminder(amount, titles[language])),
      link: `/project-details/${pledge.project_id}`,
      onceKey: `pledge_reminder:${pledge.id}:${pledge.next_day}`,
    })
    await deps.db
      .updateTable('pledges')
      .set({ next_day: nextPledgeDay(pledge, today) })
      .where('id', '=', pledge.id)
      .where('next_day', '=', pledge.next_day)
      .execute()
  }
}
