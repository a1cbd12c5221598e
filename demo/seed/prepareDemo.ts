import type { PartnerConfig } from '../../api/base/config.ts'
import { registerPartners } from '../../api/partners/partners.ts'
import { markDemoDatabase } from './demoDatabase.ts'
import { readSeed, seed } from './seed.ts'
import { seedHistory } from './seedHistory.ts'
import type { OfflinePast } from '../../api/content/import/demo.ts'
import { readOpenDays } from '../../api/desk/offline/openDays.ts'
import { storeOffline } from '../../api/desk/offline/takeOffline.ts'
import { findProject } from '../../api/projects/project.ts'
import { financialYear, financialYearDays } from '../../api/payment/financialYear.ts'
import { fallbackLanguage as language } from '../../shared/languages.ts'
import { offlineDonationSchema } from '../../shared/contract/staff/offlineDonation.ts'
import type { Sealing } from '../../api/storage/database.ts'
import { DAY_MS, indianDay } from '../../shared/date.ts'

/** Fills an empty database with the content of a folder and the demo accounts, and registers partners. A database in use keeps its content. */
export async function prepareDemo(
  { db, now, vault }: Sealing,
  contentDirectory: string,
  partners: readonly PartnerConfig[],
): Promise<void> {
  await markDemoDatabase(db, now)
  const begun = await seed(db, now, () => readSeed(contentDirectory))
  await registerPartners(db, now, partners)
  if (!begun?.demo) return
  await seedHistory(db, now, begun.demo.past)
  await seedOffline({ db, now, vault }, begun.demo.offline)
}

/** Enters the demo's offline donations as a member of staff does, and mails nothing. */
export async function seedOffline(deps: Sealing, { by, donors, donations }: OfflinePast): Promise<void> {
  const staff = await deps.db.selectFrom('users').select('id').where('email', '=', by).executeTakeFirstOrThrow()
  const schema = offlineDonationSchema(await readOpenDays(deps))
  await deps.db.transaction().execute(async (db) => {
    const known = new Map<string, string>()
    for (const [index, { donor: key, year, percent, projectId, purposeId, amount, ...money }] of donations.entries()) {
      const person = donors.find((donor) => donor.key === key)
      const project = await findProject({ db }, projectId, language)
      if (!person || !project) throw new Error(`Offline donation ${index + 1}: unknown donor or project`)
      const { key: _, ...fields } = person
      const donor = known.get(key)
      const entry = schema.parse({
        ...money,
        declared: 'citizen',
        ...(donor ? { donor } : fields),
        key: `demo-offline-${String(index + 1).padStart(6, '0')}`,
        amount: String(amount),
        day: dayOf(deps.now(), year, percent),
        project_id: String(projectId),
        purpose_id: purposeId ? String(purposeId) : '',
        language,
      })
      const stored = await storeOffline({ ...deps, db, now: () => eveningOf(entry.day, deps.now()) }, entry, project, {
        actor: staff.id,
        language,
      })
      known.set(key, `donor-${stored.donor.donor_id}`)
    }
  })
}

function dayOf(now: Date, year: 'last' | 'this', percent: number): string {
  const thisYear = Date.parse(financialYearDays(financialYear(now)).from)
  const today = Date.parse(indianDay(now))
  const lastDay = thisYear - DAY_MS
  const from = Date.parse(financialYearDays(financialYear(new Date(lastDay))).from)
  const [first, last] = year === 'this' ? [thisYear, today] : [from, lastDay]
  const days = Math.floor((((last - first) / DAY_MS) * percent) / 100)
  return new Date(first + days * DAY_MS).toISOString().slice(0, 10)
}

/** When staff enter what they received on a day; for today not later than now. */
function eveningOf(day: string, now: Date): Date {
  const evening = new Date(`${day}T17:40:00+05:30`)
  return evening > now ? now : evening
}
