import type { LaterMessages } from '../../shared/messages/en/later.ts'
import { takeFocus } from '../../shared/takeFocus.ts'
import { useDialog } from '../dialogContext.ts'
import type { State } from '../flow/state.ts'
import { BackButton } from '../ui/BackButton.tsx'
import { PopupSignIn } from './PopupSignIn.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Signing in without losing the gift: a form on the trust's own origin, a popup of the trust everywhere else (brief, decisions 2 and 3). */
export const Screen = ({ state, later }: { state: State; later: LaterMessages }) => {
  const { flow, environment } = useDialog()
  const back = (): void => flow.dispatch({ type: 'panelChosen', panel: 'none' })
  return (
    <div className="scroll">
      <BackButton label={later.back} onBack={back} />
      <h3 tabIndex={-1} ref={takeFocus}>
        {later.signIn}
      </h3>
      <p className="hint">{later.signInHint}</p>
      {environment.foreign ? (
        <PopupSignIn state={state} later={later} onSignedIn={() => flow.dispatch({ type: 'signedIn' })} />
      ) : (
        <SignInForm later={later} onSignedIn={() => flow.dispatch({ type: 'signedIn' })} />
      )}
    </div>
  )
}
