import { useDialog } from '../dialogContext.ts'
import type { State } from '../flow/state.ts'
import { choicesOf } from '../flow/sending.ts'

/** The site's own donation page, with the choices carried along: the way out of every dead end. */
export const useSiteLink = (state: State): string => {
  const { options, lang } = useDialog().environment
  const { amount, purposeId, items } = choicesOf(state)
  const query = new URLSearchParams({ lang })
  const carry = (name: string, value: unknown): void => {
    if (value) query.set(name, String(value))
  }
  carry('project', state.projectId)
  carry('amount', amount)
  carry('purpose', purposeId)
  const chosen = items?.filter(({ qty }) => qty > 0)
  carry('items', chosen?.map(({ id, qty }) => `${id}:${qty}`).join(','))
  return `${options.siteRoot}/donate?${query}`
}
