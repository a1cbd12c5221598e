import type { ExpressionBuilder } from 'kysely'
import { type PoolPage, poolQuerySchema } from '../../../../shared/contract/staff/statements.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readQuery } from '../../../base/http/readRequest.ts'
import { readPage } from '../../../storage/readPage.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import type { Reading } from '../../../storage/database.ts'

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
