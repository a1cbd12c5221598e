import { ruleOn } from '../../../shared/contract/content/rules.ts'
import { indianDay } from '../../../shared/date.ts'
import { readRules } from '../../content/readRules.ts'
import type { Mailing } from '../../mail/mailer.ts'
import { type MissingPan, panReminderMail } from '../../mail/mails.ts'
import { financialYear, financialYearDays, yearBefore } from '../../payment/financialYear.ts'
import type { Sealing } from '../../storage/database.ts'
import { openDonor } from '../receipts/snapshot.ts'
import { inPages } from '../../storage/readPage.ts'
import { newestVersion, paidIn } from './readYear.ts'
import { dueDay } from './statementRules.ts'

/**
 * Writes once a year to each donor with an account whose receipts of the last tax year have no PAN. It begins on the day of the rule `statement.panReminder`,
 * and ends on the last day to file. The mail names no PAN, and its links name no donor. Donors without an account have no profile, so they get none.
 */
export async function remindPan(deps: Mailing & Sealing): Promise<void> {
  const today = indianDay(deps.now())
  const year = yearBefore(financialYear(deps.now()))
  const { from, to } = financialYearDays(year)
  const rules = await readRules(deps.db)
  const [form, start] = [ruleOn(rules, 'statement.form', from), ruleOn(rules, 'statement.panReminder', from)]
  if (!form || !start) return
  const due = dueDay(to, form)
  if (today < `${to.slice(0, 4)}-${start}` || today > due) return
  const owed = await readOwed(deps, year)
  for (const [userId, rupees] of owed) await remind(deps, userId, { rupees, year, due })
  if (owed.size > 0) deps.mailer.wake()
}

/** Rupees without a PAN by account, of donors who were not reminded yet. */
async function readOwed(deps: Sealing, year: string): Promise<Map<number, number>> {
  const owed = new Map<number, number>()
  const pages = inPages((after, size) =>
    paidIn(deps, year)
      .leftJoin('donors', 'donors.id', 'donations.donor_id')
      .innerJoin('users', (join) =>
        join.on((eb) => eb('users.id', '=', eb.fn.coalesce('donations.user_id', 'donors.user_id'))),
      )
      .leftJoin('pan_reminders', (join) =>
        join.onRef('pan_reminders.user_id', '=', 'users.id').on('pan_reminders.year', '=', year),
      )
      .innerJoinLateral(newestVersion, (join) => join.onTrue())
      .select(['donations.id', 'users.id as user_id', 'net_rupees', 'version', 'donor_sealed'])
      .where('pan_reminders.user_id', 'is', null)
      .where('net_rupees', '>', 0)
      .where('donations.id', '>', after)
      .orderBy('donations.id')
      .limit(size)
      .execute(),
  )
  for await (const rows of pages)
    for (const { id, user_id, net_rupees, version, donor_sealed } of rows)
      if (openDonor(deps, id, version, donor_sealed)?.pan === null)
        owed.set(user_id, Math.round(((owed.get(user_id) ?? 0) + net_rupees) * 100) / 100)
  return owed
}

/** The mark and the mail are in one transaction, so nobody gets two. */
async function remind(deps: Mailing, user_id: number, missing: MissingPan): Promise<void> {
  const { year } = missing
  await deps.db.transaction().execute(async (db) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'email', 'full_name', 'language'])
      .where('id', '=', user_id)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    const marked = await db
      .insertInto('pan_reminders')
      .values({ user_id, year, sent_at: deps.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (marked) await deps.mailer.send({ ...panReminderMail(user, missing, deps.config.siteRoot), userId: user.id }, db)
  })
}
