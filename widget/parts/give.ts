/** The chunk for CONTINUE: it loads while the donor chooses. */
import css from '../styles/lazy.css?inline'

export { attend } from '../attend.ts'
export { Refusal } from '../fields/Refusal.tsx'
export { continueDonation, endSession, forgetChoices, sendDonation } from '../flow/sendDonation.ts'
export { AfterContinue } from '../screens/AfterContinue.tsx'
export { NoticeToast } from '../screens/NoticeToast.tsx'
export { SendingScreen } from '../screens/AfterContinue.tsx'

/** Styles that the first screen does not need. */
export const lazyStyles = css
