import { totalOf } from '../../../shared/donation/total.ts'
import { useDialog, useFlowState, useTexts } from '../../dialogContext.ts'
import { continueDonation } from '../../flow/sendDonation.ts'
import { Panel } from '../Panel.tsx'
import { ForeignSignIn } from './ForeignSignIn.tsx'
import { OwnSignIn } from './OwnSignIn.tsx'

/**
 * Signing in, or making an account, without losing the donation: in place on the trust's own origin, in a window of the trust everywhere else. A
 * donor who pressed CONTINUE then continues to the payment.
 */
export const Screen = () => {
  const { flow, environment } = useDialog()
  const texts = useTexts()
  const { form, problem } = useFlowState()
  // Only a donor who had a session has details that can be missing.
  const known = !!environment.session.getState().token
  const onSignedIn = (): void => {
    const { resumes } = flow.getState()
    flow.dispatch({ type: 'signedIn' })
    if (resumes) continueDonation(environment, flow, true)
  }
  const Ways = environment.foreign ? ForeignSignIn : OwnSignIn
  return (
    <Panel title={texts.signIn}>
      {form && (
        <p className="notice">
          <b>{(known ? texts.waiting : texts.signInWaiting)(totalOf(form), form.projectTitle)}</b>
          <br />
          {texts.signInHint}
        </p>
      )}
      {problem === 'noDonor' && <p className="hint">{texts.problems.noDonor[1]}</p>}
      <Ways onSignedIn={onSignedIn} />
    </Panel>
  )
}
