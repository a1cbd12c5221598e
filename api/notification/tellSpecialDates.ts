import type { Dependencies } from '../dependencies.ts'
import { indianDate } from '../payment/receipt.ts'
import { daysAhead, nextReturn } from '../profile/nextReturn.ts'
import { notify } from './notify.ts'

/** How long before the day people are told. */
const DAYS_BEFORE = 7

const shownEn = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const shownHi = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { timeZone: 'UTC', day: 'numeric', month: 'long' })

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
    const moment = new Date(next)
    await notify(deps.db, now, {
      userId: date.user_id,
      kind: 'special_date',
      title: { en: `${date.title_en}: ${date.name}`, hi: `${date.title_hi}: ${date.name}` },
      description: {
        en: `On ${shownEn.format(moment)}. You can donate in that name on this day.`,
        hi: `${shownHi.format(moment)} को। इस दिन आप उस नाम से दान दे सकते हैं।`,
      },
      link: date.project_id === null ? '/profile' : `/project-details/${date.project_id}`,
      saidOnce: `special_date:${date.id}:${next}`,
    })
  }
}
