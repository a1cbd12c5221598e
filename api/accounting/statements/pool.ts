import {
  giveNumberSchema,
  type PooledNumberRow,
  type AddedNumbers,
  addNumbersSchema,
  type PoolPage,
  poolQuerySchema,
} from '../../../shared/contract/staff/statements.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson, readQuery } from '../../base/http/readRequest.ts'
import { conflict, invalid } from '../../base/http/refusal.ts'
import type { Database, Recording, Reading } from '../../storage/database.ts'
import type { StatementForm } from '../../../shared/contract/content/rules.ts'
import { financialYear } from '../../payment/financialYear.ts'
import { readStatementRules } from './statementRules.ts'
import type { ExpressionBuilder } from 'kysely'
import { readPage } from '../../storage/readPage.ts'
import type { Tables } from '../../storage/tables/tables.ts'

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
export async function giveNumberCall({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { receipt } = await readJson(request, giveNumberSchema)
  await requirePool(deps)
  const { now } = deps
  const number = await deps.db.transaction().execute(async (db) => {
    const issued = await db
      .selectFrom('receipts')
      .select('donation_id')
      .where('number', '=', receipt)
      .executeTakeFirst()
    if (!issued) throw invalid({ receipt: 'unknown' })
    const given = await giveNumber(db, receipt, now())
    const subject = { kind: 'donation', id: issued.donation_id } as const
    await audit({ db, now }, session.userId, 'pre_acknowledgement.given', { subject })
    return given
  })
  const data: PooledNumberRow = { number, state: 'used', receipt }
  return { data }
}

/**
 * Gives a receipt the next free number of the pool, or answers the number that it has. Call it in a transaction. Two instances that ask at the same time get
 * different numbers for different receipts, and the same number for the same receipt.
 * @throws Refused 409 `pool_empty`
 */
export async function giveNumber(db: Database, receipt: string, now: Date): Promise<string> {
  // Locks the receipt, so nobody else gives it a number meanwhile.
  await db.selectFrom('receipts').select('number').where('number', '=', receipt).forUpdate().executeTakeFirst()
  const known = await db
    .selectFrom('pre_acknowledgements')
    .select('number')
    .where('receipt', '=', receipt)
    .executeTakeFirst()
  if (known) return known.number
  const given = await db
    .updateTable('pre_acknowledgements')
    .set({ receipt, given_at: now })
    .where('number', '=', (eb) =>
      eb
        .selectFrom('pre_acknowledgements')
        .select('number')
        .where('receipt', 'is', null)
        .orderBy('number')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('number')
    .executeTakeFirst()
  if (!given) throw conflict('pool_empty')
  return given.number
}

/**
 * `POST staff/pre-acknowledgement-add`. Adds numbers to the pool, at most as many as the rule allows at once. Known numbers stay as they are. 409 `pool_off`, or `pool_blocked` if more than that would wait for a filing.
 * 422 `numbers`: `required`, `too_many`, or `pre_acknowledgement` if one does not have the form.
 */
export async function addNumbers({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { numbers: text } = await readJson(request, addNumbersSchema)
  const { pattern, most_at_once: most } = await requirePool(deps)
  const numbers = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  if (numbers.length === 0) throw invalid({ numbers: 'required' })
  if (numbers.length > most) throw invalid({ numbers: 'too_many' })
  const whole = new RegExp(`^(?:${pattern})$`, 'u')
  if (!numbers.every((number) => whole.test(number))) throw invalid({ numbers: 'pre_acknowledgement' })
  const { now } = deps
  const added = await deps.db.transaction().execute(async (db) => {
    // The portal issues no more before those are filed. Known numbers count once.
    const { waiting } = await db
      .selectFrom('pre_acknowledgements')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('filed_with', 'is', null)
      .where('number', 'not in', numbers)
      .executeTakeFirstOrThrow()
    if (waiting + numbers.length > most) throw conflict('pool_blocked')
    const rows = await db
      .insertInto('pre_acknowledgements')
      .values(numbers.map((number) => ({ number, added_at: now(), receipt: null, given_at: null, filed_with: null })))
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .execute()
    await audit({ db, now }, session.userId, 'pre_acknowledgements.added', { details: { added: rows.length } })
    return rows.length
  })
  const data: AddedNumbers = { added, known: numbers.length - added }
  return { data }
}

type State = PoolPage['rows'][number]['state']

const isIn = (state: State) => (eb: ExpressionBuilder<Tables, 'pre_acknowledgements'>) =>
  ({
    free: () => eb('receipt', 'is', null),
    used: () => eb.and([eb('receipt', 'is not', null), eb('filed_with', 'is', null)]),
    filed: () => eb('filed_with', 'is not', null),
  })[state]()

/** `GET staff/pre-acknowledgements?state=free&page=1`. The pool by number. */
export async function listNumbers({ deps, url }: Call<Session>): Promise<Answer> {
  const query = readQuery(url, poolQuerySchema)
  let all = deps.db.selectFrom('pre_acknowledgements')
  if (query.state) all = all.where(isIn(query.state))
  const { rows, ...page } = await readPage(all, all.selectAll().orderBy('number'), query)
  const data: PoolPage = {
    rows: rows.map(({ number, receipt, filed_with }) => ({ number, receipt, state: stateOf(receipt, filed_with) })),
    ...page,
  }
  return { data }
}

const stateOf = (receipt: string | null, filedWith: number | null): State => {
  if (receipt === null) return 'free'
  return filedWith === null ? 'used' : 'filed'
}

/** How many numbers are in each state. */
export async function countPool({ db }: Reading): Promise<Record<State, number>> {
  const count = (state: State) => (eb: ExpressionBuilder<Tables, 'pre_acknowledgements'>) =>
    eb.fn.countAll<number>().filterWhere(isIn(state)(eb)).as(state)
  return db
    .selectFrom('pre_acknowledgements')
    .select((eb) => [count('free')(eb), count('used')(eb), count('filed')(eb)])
    .executeTakeFirstOrThrow()
}
