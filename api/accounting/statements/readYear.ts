import { type Selectable, sql } from 'kysely'
import type { StatementForm } from '../../../shared/contract/content/rules.ts'
import { readKey, familyOf } from '../../desk/donorKey.ts'
import { counted } from '../../donation/findDonation.ts'
import { financialYearBounds, indianDayOf } from '../../payment/financialYear.ts'
import { type ReceiptDonor, openDonor } from '../receipts/snapshot.ts'
import type { StatementDonation, StatementDonor } from './toRows.ts'
import type { Reading, Unsealing } from '../../storage/database.ts'
import { inPages } from '../../storage/readPage.ts'
import type { Tables } from '../../storage/tables/tables.ts'

/**
 * The paid donations of a year, each with the donor of its receipt, also after the donor's account is deleted. With what the ledger keeps of the year, counted
 * apart from the donations.
 */
export async function readYear(deps: Unsealing, year: string, form: StatementForm) {
  const foreign = await readForeign(deps)
  const donations: StatementDonation[] = []
  for await (const rows of inPages((after, size) => readRows(deps, year, after, size)))
    for (const { slug, mode, version, donor_sealed, declared: answer, ...donation } of rows) {
      // What an offline donor declared with the donation counts more than what the account declared.
      const declared = answer === null ? foreign.get(donation.id) : answer === 'neither' ? 'foreign' : undefined
      const donor = openDonor(deps, donation.id, version, donor_sealed)
      donations.push({
        ...donation,
        donor: donor && toDonor(donor, declared),
        type: form.type_of.projects[slug] ?? form.type_of.usual,
        mode: form.mode_of[mode],
        declaredForeignLater: declared === 'later',
      })
    }
  const { kept } = await paidIn(deps, year)
    .select(sql<number>`(coalesce(sum(round(net_rupees::numeric * 100)), 0) / 100)::float8`.as('kept'))
    .executeTakeFirstOrThrow()
  return { donations, ledgerRupees: kept }
}

const readRows = (deps: Reading, year: string, after: number, size: number) =>
  paidIn(deps, year)
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .innerJoin('projects', 'projects.id', 'donations.project_id')
    .innerJoinLateral(newestVersion, (join) => join.onTrue())
    .select(['donations.id', 'txn_id as txnId', 'receipts.number as receipt', indianDayOf(counted).as('day')])
    // Without the rest that a difference of fractions leaves.
    .select(['paid_rupees as paid', sql<number>`round((paid_rupees - net_rupees)::numeric, 2)::float8`.as('returned')])
    .select(['projects.slug', 'donations.mode', 'donations.declared', 'version', 'donor_sealed'])
    .where('donations.id', '>', after)
    .orderBy('donations.id')
    .limit(size)
    .execute()

/** The newest version of the receipt of `donations`, to join laterally. It names the donor, also after a deletion. */
export const newestVersion = sql<Pick<Selectable<Tables['receipt_versions']>, 'version' | 'donor_sealed'>>`(
  select version, donor_sealed from receipt_versions where donation_id = donations.id
  order by version desc limit 1)`.as('newest')

/** The donations of a year that were ever paid. */
export function paidIn({ db }: Reading, year: string) {
  const { from, before } = financialYearBounds(year)
  return db
    .selectFrom('donations')
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .where(counted, '>=', from)
    .where(counted, '<', before)
    .where('paid_rupees', '>', 0)
}

function toDonor({ name, address, pan }: ReceiptDonor, declared: Declared | undefined): StatementDonor {
  const { line, city, state, pin } = address
  return {
    name,
    address: [line, city, state, pin].filter(Boolean).join(', '),
    id: pan === null ? null : { kind: 'pan', number: pan },
    isForeign: declared === 'foreign',
  }
}

/** `foreign`: the donor had declared before to be neither Indian citizen nor organisation. `later`: they declared it only afterwards. */
type Declared = 'foreign' | 'later'

/** The donations of donors who declared to be neither, also offline ones that belong to their account. Few do, so it begins with them. */
async function readForeign({ db }: Reading): Promise<ReadonlyMap<number, Declared>> {
  const accounts = await db
    .selectFrom('declarations')
    .select('user_id')
    .distinct()
    .where('answer', '=', 'neither')
    .execute()
  if (accounts.length === 0) return new Map()
  const people = accounts.map(({ user_id }) => readKey(`account-${user_id}`))
  const { rows } = await sql<{ id: number; declared: Declared }>`
    with ${familyOf(people)},
    answers as (
      select donations.id,
        (select answer from declarations where 'account-' || declarations.user_id = given.key
          and at <= ${counted} order by declarations.id desc limit 1) as before,
        (select answer from declarations where 'account-' || declarations.user_id = given.key
          order by declarations.id desc limit 1) as now
      from given join donations on donations.id = given.donation_id
    )
    select id, case when coalesce(before, now) = 'neither' then 'foreign' else 'later' end as declared
    from answers where coalesce(before, now) = 'neither' or now = 'neither'`.execute(db)
  return new Map(rows.map(({ id, declared }) => [id, declared]))
}
