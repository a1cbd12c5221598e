import { type AddedNumbers, addNumbersSchema } from '../../../../shared/contract/staff/statements.ts'
import { audit } from '../../../audit/audit.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readJson } from '../../../base/http/readRequest.ts'
import { invalid } from '../../../base/http/refusal.ts'
import { requirePool } from './requirePool.ts'

/**
 * `POST staff/pre-acknowledgement-add`. Adds numbers to the pool, at most as many as the rule allows at once. Known numbers stay as they are. 409 `pool_off`; 422 `numbers`:
 * `required`, `too_many`, or `pre_acknowledgement` if one does not have the form.
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
    const rows = await db
      .insertInto('pre_acknowledgements')
      .values(numbers.map((number) => ({ number, added_at: now(), receipt: null, given_at: null, filed_with: null })))
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .execute()
    const details = { added: rows.length }
    await audit({ db, now }, { actor: session.userId, action: 'pre_acknowledgements.added', details })
    return rows.length
  })
  const data: AddedNumbers = { added, known: numbers.length - added }
  return { data }
}
