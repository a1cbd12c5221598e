/** The chunk for CONTINUE: it loads while the donor chooses. */
import { watchPictures } from '../diagnose/watchPictures.ts'
import type { Environment } from '../environment.ts'
import type { Flow } from '../flow/createFlow.ts'
import { isNobody, isRegistered } from '../screens/signIn/registration.ts'
import css from '../styles/later.css?inline'
import { guardDialog } from '../ui/guardDialog.ts'
import { keepInSight } from '../ui/keepInSight.ts'

export { Refusal } from '../fields/Refusal.tsx'
export { continueDonation, endSession, forgetChoices, sendDonation } from '../flow/sendDonation.ts'
export { AfterContinue } from '../screens/AfterContinue.tsx'
export { NoticeToast } from '../screens/NoticeToast.tsx'
export { SendingScreen } from '../screens/SendingScreen.tsx'

/** Back from the payment page: the browser restores the page as it was left. */
const hearReturn = (flow: Flow): (() => void) => {
  const hear = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) flow.dispatch({ type: 'cameBack' })
  }
  addEventListener('pageshow', hear)
  return () => removeEventListener('pageshow', hear)
}

/** Listeners around the form from then on. @returns a function that removes them */
export const attend = (dialog: HTMLElement, flow: Flow, environment: Environment): (() => void) => {
  // Before CONTINUE needs it.
  if (environment.foreign && !environment.session.getState().token && !isNobody()) void isRegistered(environment)
  const ends = [watchPictures(dialog), guardDialog(dialog), hearReturn(flow)]
  // An inline form moves with the page, and the browser itself keeps it in view.
  if (dialog instanceof HTMLDialogElement) ends.push(keepInSight(dialog))
  return () => ends.forEach((end) => end())
}

/** Styles that the first screen does not need. */
export const laterStyles = css
