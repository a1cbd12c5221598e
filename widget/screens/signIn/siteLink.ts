import type { DonateAddress } from '../../../shared/donation/address/donateAddress.ts'
import { useDialog, useFlowState } from '../../dialogContext.ts'
import { touchOf } from '../../arrival.ts'
import { choicesOf } from '../../flow/transition.ts'

/** The choices, and where the visit came from, for the address of the site's own donation page. */
export const useSiteChoices = (): DonateAddress => {
  const { environment } = useDialog()
  const state = useFlowState()
  const projectId = state.projectId ?? undefined
  return { ...choicesOf(state), projectId, lang: environment.lang, ...touchOf(environment) }
}
