import { ruleOn } from '../../../shared/contract/content/rules.ts'
import type { OpenDays } from '../../../shared/contract/staff/offlineDonation.ts'
import { readRules } from '../../content/readRules.ts'
import { dayAfter, financialYear, financialYearDays, yearBefore } from '../../payment/financialYear.ts'
import type { Recording } from '../../storage/database.ts'
import { indianDay } from '../../../shared/date.ts'

/**
 * The days on which staff may enter an offline donation. The first is that of the trust's rule `ledger.openFrom`. Without one, the year after the last filed
 * statement begins them. If none is filed, it is the last financial year. The current year is always open.
 */
export async function readOpenDays({ db, now }: Recording): Promise<OpenDays> {
  const [today, year] = [indianDay(now()), financialYear(now())]
  const { filed } = await db
    .selectFrom('statements')
    .select((eb) => eb.fn.max('year').as('filed'))
    .where('version', 'is not', null)
    .executeTakeFirstOrThrow()
  const usual = filed ? dayAfter(financialYearDays(filed).to, 1) : financialYearDays(yearBefore(year)).from
  const from = ruleOn(await readRules(db), 'ledger.openFrom', today) ?? usual
  const current = financialYearDays(year).from
  return { from: from < current ? from : current, today }
}
