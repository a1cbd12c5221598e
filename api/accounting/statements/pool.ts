import type {
  giveNumberSchema,
  PooledNumberRow,
  AddedNumbers,
  addNumbersSchema,
  PoolPage,
  poolQuerySchema,
} from '../../../shared/contract/staff/statements.ts'
import { audit } from '../../audit/audit.ts'
import { type Handler, inTransaction } from '../../call.ts'
import { conflict, invalid } from '../../base/http/refusal.ts'
import type { Recording, Reading } from '../../storage/database.ts'
import type { StatementForm } from '../../../shared/contract/content/rules.ts'
import { financialYear } from '../../payment/financialYear.ts'
import { readStatementRules } from './statementRules.ts'
import { sql } from 'kysely'
import { countRows, readPage } from '../../storage/readPage.ts'

/**
 * The rule of pre-acknowledgement numbers in the running tax year.
 * @throws Refused 409 `pool_off` if the trust does not use them
 */
async function requirePool(deps: Recording): Promise<StatementForm['pre_acknowledgement']> {
  const { form } = await readStatementRules(deps, financialYear(deps.now()))
  if (!form.pre_acknowledgement.used) throw conflict('pool_off')
  return form.pre_acknowledgement
}

/**
 * `POST staff/pre-acknowledgement-give { receipt }`. For a certificate that the trust writes by hand: gives the receipt the next free number, or answers its number. 409
 * `pool_off` or `pool_empty`; 422 `receipt: unknown`.
 */
export const giveNumberCall = inTransaction<typeof giveNumberSchema>(async ({ deps, session }, { receipt }) => {
  await requirePool(deps)
  const { given, donationId: id } = await giveNumber(deps, receipt)
  await audit(deps, session.userId, 'pre_acknowledgement.given', { subject: { kind: 'donation', id } })
  return { data: { number: given, state: 'used', receipt } satisfies PooledNumberRow }
})

/**
 * Gives a receipt the next free number of the pool, or answers the number that it has. Call it in a transaction. Two instances that ask at the same time get
 * different numbers for different receipts, and the same number for the same receipt.
 * @throws Refused 409 `pool_empty`; 422 `receipt: unknown`
 */
export async function giveNumber({ db, now }: Recording, receipt: string) {
  // Locks the receipt, so nobody else gives it a number meanwhile.
  const receipts = db.selectFrom('receipts').select('donation_id').where('number', '=', receipt)
  const issued = await receipts.forUpdate().executeTakeFirst()
  if (!issued) throw invalid({ receipt: 'unknown' })
  const donationId = issued.donation_id
  const known = await db
    .selectFrom('pre_acknowledgements')
    .select('number')
    .where('receipt', '=', receipt)
    .executeTakeFirst()
  if (known) return { donationId, given: known.number }
  const { rows } = await sql<{ number: string }>`
    update pre_acknowledgements set receipt = ${receipt}, given_at = ${now()} where number = (
      select number from pre_acknowledgements where receipt is null order by number limit 1 for update skip locked)
    returning number`.execute(db)
  if (!rows[0]) throw conflict('pool_empty')
  return { donationId, given: rows[0].number }
}

/**
 * `POST staff/pre-acknowledgement-add`. Adds numbers to the pool, at most as many as the rule allows at once. Known numbers stay as they are. 409 `pool_off`, or `pool_blocked` if more than that would wait for a filing.
 * 422 `numbers`: `required`, `too_many`, or `pre_acknowledgement` if one does not have the form.
 */
export const addNumbers = inTransaction<typeof addNumbersSchema>(async ({ deps, session }, { numbers: text }) => {
  const { pattern, most_at_once: most } = await requirePool(deps)
  const numbers = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  if (numbers.length === 0) throw invalid({ numbers: 'required' })
  if (numbers.length > most) throw invalid({ numbers: 'too_many' })
  const whole = new RegExp(`^(?:${pattern})$`, 'u')
  if (!numbers.every((number) => whole.test(number))) throw invalid({ numbers: 'pre_acknowledgement' })
  const { db, now } = deps
  // The portal issues no more before those are filed. Known numbers count once.
  const unfiled = db.selectFrom('pre_acknowledgements').where('filed_with', 'is', null)
  const waiting = await countRows(unfiled.where('number', 'not in', numbers))
  if (waiting + numbers.length > most) throw conflict('pool_blocked')
  const rows = await db
    .insertInto('pre_acknowledgements')
    .values(numbers.map((number) => ({ number, added_at: now() })))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .execute()
  const added = rows.length
  await audit(deps, session.userId, 'pre_acknowledgements.added', { details: { added } })
  return { data: { added, known: numbers.length - added } satisfies AddedNumbers }
})

const poolState = sql<PooledNumberRow['state']>`case
  when receipt is null then 'free' when filed_with is null then 'used' else 'filed' end`

/** `GET staff/pre-acknowledgements?state=free&page=1`. The pool by number. */
export const listNumbers: Handler<typeof poolQuerySchema> = async ({ deps }, query) => {
  let all = deps.db.selectFrom('pre_acknowledgements')
  if (query.state) all = all.where(poolState, '=', query.state)
  const shown = all.select(['number', 'receipt', poolState.as('state')]).orderBy('number')
  return { data: (await readPage(all, shown, query)) satisfies PoolPage }
}

/** How many numbers are in each state. */
export async function countPool({ db }: Reading): Promise<Record<PooledNumberRow['state'], number>> {
  const count = (state: PooledNumberRow['state']) =>
    sql<number>`count(*) filter (where ${poolState} = ${state})`.as(state)
  const states = db.selectFrom('pre_acknowledgements').select([count('free'), count('used'), count('filed')])
  return states.executeTakeFirstOrThrow()
}
