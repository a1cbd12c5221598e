import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { buttonClass } from '../../components/Button.tsx'
import { DonateLink } from './DonateLink.tsx'
import styles from './FloatingDonate.module.css'
import { noneInView, onOwnDonate } from './ownDonate.ts'
import { useProjectOfPage } from './pageProject.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** On pages with another main task, nothing floats. */
const withoutFloating: ReadonlySet<string> = new Set([
  paths.login,
  paths.signup,
  paths.forgetPassword,
  paths.resetPassword,
  paths.paymentSuccess,
  paths.paymentFailure,
  paths.paymentPending,
  paths.partnerRegistration,
])

/** A prerendered page starts without it: the header's own is in view. */
const notYet = () => false

/**
 * The floating donate button, in a bar at the lower edge of the view. The bar has its own space at the end of the page, so it covers nothing there.
 * It appears while the page's own donate links are out of view. It works without the script, and sends no request before a visitor wants to donate.
 */
export const FloatingDonate = () => {
  const { frame } = useTexts('common')
  const { pathname } = useLocation()
  const wanted = useSyncExternalStore(onOwnDonate, noneInView, notYet)
  const projectId = useProjectOfPage()
  if (!wanted || withoutFloating.has(pathname)) return null
  return (
    <aside className={`${styles.floating} on-screen`} aria-label={frame.donate}>
      <p>{frame.callTitle}</p>
      <DonateLink projectId={projectId} className={buttonClass('donate')} floating>
        {frame.donate}
      </DonateLink>
    </aside>
  )
}
