import { useLayoutEffect } from 'react'
import { pendingKey } from '../../../shared/auth/storage.ts'
import { presetsOf } from '../../../shared/donation/answers.ts'
import { readPending } from '../../../shared/donation/pendingDonation.ts'
import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { useDialog } from '../../dialogContext.ts'
import { type Flow, unsettled } from '../../flow/createFlow.ts'

/** Dialogs whose stored answer was read: what the donor takes away afterwards stays away. */
const asked = { monthly: new WeakSet<Flow>(), dedication: new WeakSet<Flow>() }

/** The way back from a sign-in page names the amount, but never the month and never the name. Restores one of these, once per dialog. */
export const useKeptAnswer = (name: keyof typeof asked, form: DonationForm): void => {
  const { environment, flow } = useDialog()
  useLayoutEffect(() => {
    if (asked[name].has(flow)) return
    asked[name].add(flow)
    const { storage, now } = environment
    const kept = readPending(storage.getItem(pendingKey) ?? unsettled.pending ?? null, now())
    const isSame = kept?.projectId === form.projectId && kept.amount === presetsOf(form).amount
    const answer = isSame && !kept.closed && kept[name]
    if (answer) flow.dispatch({ type: 'answered', answers: { [name]: answer } })
  }, [])
}
