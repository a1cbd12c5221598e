import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../app/texts.ts'
import { paths } from '../app/paths.ts'
import { buttonClass } from '../layout/Button.tsx'
import { DonateLink } from './DonateLink.tsx'
import styles from './FloatingDonate.module.css'
import { noneInView, onOwnDonate } from './ownDonate.ts'
import { useProjectOfPage } from './pageProject.ts'

/** Where something else is to be done first, nothing floats over it. */
const withoutFloating: ReadonlySet<string> = new Set([
  paths.login,
  paths.signup,
  paths.forgetPassword,
  paths.resetPassword,
  paths.paymentSuccess,
  paths.paymentFailure,
  paths.partnerReport,
])

/** In a prerendered page it is not there: the header's own is in view. */
const notYet = () => false

/**
 * The floating donate button. The site draws its own, a link like the others: it shows once the page's own ways to give have left the view, works
 * without the script, and costs no request before the first wish to give. The widget's own stays for pages that have no such need.
 */
export const FloatingDonate = () => {
  const { frame } = useTexts()
  const { pathname } = useLocation()
  const wanted = useSyncExternalStore(onOwnDonate, noneInView, notYet)
  const projectId = useProjectOfPage()
  if (!wanted || withoutFloating.has(pathname)) return null
  return (
    <DonateLink projectId={projectId} className={buttonClass('donate', styles.floating)}>
      {frame.donate}
    </DonateLink>
  )
}
