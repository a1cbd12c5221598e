import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { siteRoot } from '../../app/roots.ts'
import { Button } from '../../layout/Button.tsx'
import { CopyButton } from '../../layout/CopyButton.tsx'
import { blogTexts } from '../blog/texts.ts'
import styles from './Share.module.css'

const never = () => () => {}
const deviceShares = () => 'share' in navigator
/** A prerendered page begins without. */
const notKnown = () => false

/** Ways to pass a page on: the device's own where it has one, messages, mail, and the address to copy. No foreign script, no counter. */
export const Share = ({ title }: { title: string }) => {
  const texts = blogTexts.use()
  const address = siteRoot + useLocation().pathname
  const canShare = useSyncExternalStore(never, deviceShares, notKnown)
  const message = encodeURIComponent(`${title}\n${address}`)
  return (
    <div className={styles.share}>
      <h2>{texts.share}</h2>
      <ul>
        {canShare && (
          <li>
            <Button look="text" onClick={() => void navigator.share({ title, url: address }).catch(() => {})}>
              {texts.shareThis}
            </Button>
          </li>
        )}
        <li>
          <a href={`https://wa.me/?text=${message}`} rel="noopener external">
            {texts.onWhatsApp}
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>{texts.byMail}</a>
        </li>
        <li className={styles.copy}>
          <span>{texts.copyLink}</span>
          <CopyButton label={texts.copyLink} value={address} />
        </li>
      </ul>
    </div>
  )
}
