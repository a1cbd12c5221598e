import type { StatementForm } from '../../../../shared/contract/content/rules.ts'
import { conflict } from '../../../base/http/refusal.ts'
import { financialYear } from '../../../payment/financialYear.ts'
import { readStatementRules } from '../statementRules.ts'
import type { Recording } from '../../../storage/database.ts'

/**
 * The rule of pre-acknowledgement numbers in the running tax year.
 * @throws Refused 409 `pool_off` if the trust does not use them
 */
export async function requirePool(deps: Recording): Promise<StatementForm['pre_acknowledgement']> {
  const { form } = await readStatementRules(deps, financialYear(deps.now()))
  if (!form.pre_acknowledgement.used) throw conflict('pool_off')
  return form.pre_acknowledgement
}
