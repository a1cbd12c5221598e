import { totalOf } from '../../../shared/donation/total.ts'
import type { LaterMessages } from '../../../shared/messages/en/later.ts'
import { takeFocus } from '../../../shared/takeFocus.ts'
import { useDialog } from '../../dialogContext.ts'
import { continueDonation } from '../../flow/payment/continueDonation.ts'
import type { State } from '../../flow/state.ts'
import { BackButton } from '../../ui/BackButton.tsx'
import { ForeignSignIn } from './ForeignSignIn.tsx'
import { OwnSignIn } from './OwnSignIn.tsx'

/**
 * Signing in, or making an account, without losing the donation: in place on the trust's own origin, in a window of the trust everywhere else. A
 * donor who pressed CONTINUE then continues to the payment.
 */
export const Screen = ({ state, later }: { state: State; later: LaterMessages }) => {
  const { flow, environment } = useDialog()
  const { form } = state
  const onSignedIn = (): void => {
    const { resumes } = flow.getState()
    flow.dispatch({ type: 'signedIn' })
    if (resumes) continueDonation(environment, flow, true)
  }
  const Ways = environment.foreign ? ForeignSignIn : OwnSignIn
  return (
    <div className="scroll">
      <BackButton label={later.back} onBack={() => flow.dispatch({ type: 'panelChosen', panel: 'none' })} />
      <h3 tabIndex={-1} ref={takeFocus}>
        {later.signIn}
      </h3>
      {form && (
        <p className="notice">
          <b>{later.waiting(totalOf(form), form.projectTitle)}</b>
          <br />
          {later.signInHint}
        </p>
      )}
      {state.problem === 'noDonor' && <p className="hint">{later.problems.noDonor[1]}</p>}
      <Ways state={state} later={later} onSignedIn={onSignedIn} />
    </div>
  )
}
