import { touchEntries } from '../../../shared/donation/touch/touch.ts'
import { useDialog } from '../../dialogContext.ts'
import { touchOf } from '../../flow/payment/arrival.ts'
import type { State } from '../../flow/state.ts'
import { choicesOf } from '../../flow/payment/sending.ts'

/** The choices, and where the visit came from, as the site's own donation page reads them from its address. */
export const useSiteQuery = (state: State): URLSearchParams => {
  const { environment } = useDialog()
  const { amount, purposeId, items } = choicesOf(state)
  const query = new URLSearchParams({ lang: environment.lang })
  const carry = (name: string, value: unknown): void => {
    if (value) query.set(name, String(value))
  }
  carry('project', state.projectId)
  carry('amount', amount)
  carry('purpose', purposeId)
  const chosen = items?.filter(({ qty }) => qty > 0)
  carry('items', chosen?.map(({ id, qty }) => `${id}:${qty}`).join(','))
  for (const [name, value] of touchEntries(touchOf(environment))) carry(name, value)
  return query
}
