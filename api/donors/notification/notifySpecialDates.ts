import { formatDayOfYear } from '../../../shared/date.ts'
import { inEachLanguage, languages } from '../../../shared/languages.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { daysAhead, nextReturn } from '../profile/nextReturn.ts'
import { texts } from '../../texts/texts.ts'
import { notify } from './notify.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { Recording } from '../../storage/database.ts'

/** How many days before the day people are notified. */
const DAYS_BEFORE = 7

/** Notifies about every special date that is at most a week away (Indian days), once for each anniversary. */
export async function notifySpecialDates(deps: Recording): Promise<void> {
  const now = deps.now()
  const today = indianDate(now)
  const monthDays = daysAhead(today, DAYS_BEFORE).map((day) => day.slice(5))
  // In a common year 29 February becomes the 28th. `nextReturn` decides; this only finds candidates.
  if (monthDays.includes('02-28')) monthDays.push('02-29')
  const dates = await deps.db
    .selectFrom('special_dates')
    .selectAll()
    .where((eb) => eb(eb.fn('substr', ['day', eb.val(6)]), 'in', monthDays))
    .execute()
  if (dates.length === 0) return
  const occasions = inEachLanguage(() => new Map<number, string>())
  for (const language of languages) {
    const titles = await deps.db.selectFrom(inLanguage('occasions', language)).selectAll().execute()
    occasions[language] = new Map(titles.map(({ id, title }) => [id, title]))
  }
  for (const date of dates) {
    const { next, days } = nextReturn(date.day, today)
    if (days > DAYS_BEFORE) continue
    await notify(deps.db, now, {
      userId: date.user_id,
      kind: 'special_date',
      texts: inEachLanguage((language) => {
        const { specialDate } = texts[language].notifications
        return specialDate(occasions[language].get(date.occasion_id) ?? '', date.name, formatDayOfYear(next, language))
      }),
      link: date.project_id === null ? '/profile' : `/project-details/${date.project_id}`,
      onceKey: `special_date:${date.id}:${next}`,
    })
  }
}
