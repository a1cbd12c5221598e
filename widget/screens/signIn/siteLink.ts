import type { DonateAddress } from '../../../shared/donation/address/donateAddress.ts'
import { useDialog } from '../../dialogContext.ts'
import { touchOf } from '../../flow/payment/arrival.ts'
import type { State } from '../../flow/state.ts'
import { choicesOf } from '../../flow/payment/sending.ts'

/** The choices, and where the visit came from, for the address of the site's own donation page. */
export const useSiteChoices = (state: State): DonateAddress => {
  const { environment } = useDialog()
  const projectId = state.projectId ?? undefined
  return { ...choicesOf(state), projectId, lang: environment.lang, ...touchOf(environment) }
}
