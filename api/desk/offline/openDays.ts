import { ruleOn } from '../../../shared/contract/content/rules.ts'
import type { OpenDays } from '../../../shared/contract/staff/offlineDonation.ts'
import { taxYearDays } from '../../accounting/statements/statementRules.ts'
import { readRules } from '../../content/readRules.ts'
import { financialYear } from '../../payment/financialYear.ts'
import type { Database, Recording } from '../../storage/database.ts'
import { DAY_MS, indianDay } from '../../../shared/date.ts'

/**
 * The days on which staff may enter an offline donation. The first is that of the trust's rule `ledger.openFrom`. Without one, the year after the last filed
 * statement begins them. If none is filed, it is the last financial year. The current year is always open.
 */
export async function readOpenDays({ db, now }: Recording): Promise<OpenDays> {
  const today = indianDay(now())
  const current = taxYearDays(financialYear(now())).from
  const from = ruleOn(await readRules(db), 'ledger.openFrom', today) ?? (await afterFiled(db)) ?? yearBefore(current)
  return { from: from < current ? from : current, today }
}

async function afterFiled(db: Database): Promise<string | null> {
  const filed = await db
    .selectFrom('statements')
    .select((eb) => eb.fn.max('year').as('year'))
    .where('version', 'is not', null)
    .executeTakeFirst()
  if (!filed?.year) return null
  return indianDay(new Date(Date.parse(`${taxYearDays(filed.year).to}T12:00:00+05:30`) + DAY_MS))
}

/** @param first the first day of a financial year */
const yearBefore = (first: string): string => `${Number(first.slice(0, 4)) - 1}${first.slice(4)}`
