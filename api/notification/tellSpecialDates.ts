import { formatDayOfYear } from '../../shared/date.ts'
import { inEachLanguage } from '../../shared/languages.ts'
import type { Dependencies } from '../dependencies.ts'
import { inLanguage } from '../http/inLanguage.ts'
import { indianDate } from '../payment/receipt.ts'
import { daysAhead, nextReturn } from '../profile/nextReturn.ts'
import { texts } from '../texts/texts.ts'
import { notify } from './notify.ts'

/** How long before the day people are told. */
const DAYS_BEFORE = 7

/** Tells of every special date that is at most a week away (Indian days), once for each of its returns. */
export async function tellSpecialDates(deps: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const now = deps.now()
  const today = indianDate(now)
  const monthDays = daysAhead(today, DAYS_BEFORE).map((day) => day.slice(5))
  // In a common year 29 February returns on the 28th; `nextReturn` decides, this only finds candidates.
  if (monthDays.includes('02-28')) monthDays.push('02-29')
  const dates = await deps.db
    .selectFrom('special_dates')
    .innerJoin('occasions', 'occasions.id', 'special_dates.occasion_id')
    .select(['special_dates.id', 'user_id', 'name', 'day', 'project_id', 'title_en', 'title_hi'])
    .where((eb) => eb(eb.fn('substr', ['day', eb.val(6)]), 'in', monthDays))
    .execute()
  for (const date of dates) {
    const { next, days } = nextReturn(date.day, today)
    if (days > DAYS_BEFORE) continue
    await notify(deps.db, now, {
      userId: date.user_id,
      kind: 'special_date',
      texts: inEachLanguage((language) => {
        const { specialDate } = texts[language].notifications
        return specialDate(inLanguage(date, 'title', language), date.name, formatDayOfYear(next, language))
      }),
      link: date.project_id === null ? '/profile' : `/project-details/${date.project_id}`,
      saidOnce: `special_date:${date.id}:${next}`,
    })
  }
}
