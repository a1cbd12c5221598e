import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { siteRoot } from '../../app/roots.ts'
import { Button } from '../../layout/Button.tsx'
import { CopyButton } from '../../layout/CopyButton.tsx'
import styles from './ShareProject.module.css'
import { projectTexts } from './texts.ts'

const never = () => () => {}
const deviceShares = () => 'share' in navigator
/** A prerendered page begins without. */
const notKnown = () => false

/** Ways to tell others of a work, in a line. No foreign script, no counter. */
export const ShareProject = ({ title }: { title: string }) => {
  const { share } = projectTexts.use()
  const address = siteRoot + useLocation().pathname
  const canShare = useSyncExternalStore(never, deviceShares, notKnown)
  const message = encodeURIComponent(`${title}\n${address}`)
  return (
    <section aria-label={share.title} className={styles.share}>
      <p>{share.title}</p>
      <ul>
        {canShare && (
          <li>
            <Button look="text" onClick={() => void navigator.share({ title, url: address }).catch(() => {})}>
              {share.device}
            </Button>
          </li>
        )}
        <li>
          <a href={`https://wa.me/?text=${message}`} rel="noopener external">
            {share.whatsApp}
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>{share.mail}</a>
        </li>
        <li>
          <CopyButton label={share.address} value={address} />
        </li>
      </ul>
    </section>
  )
}
