import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { siteRoot } from '../framework/firstLoad/roots.ts'
import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './Share.module.css'

const never = () => () => {}
const deviceShares = () => 'share' in navigator
/** A prerendered page starts without it. */
const notKnown = () => false

interface ShareProps {
  /** Of what is shared. */
  title: string
  texts: { title: string; device: string; whatsApp: string; mail: string; address: string }
}

/** Ways to share a page: the device's own if there is one, messages, mail, and the address to copy. No foreign script, no counter. */
export const Share = ({ title, texts: share }: ShareProps) => {
  const address = siteRoot + useLocation().pathname
  const canShare = useSyncExternalStore(never, deviceShares, notKnown)
  const message = encodeURIComponent(`${title}\n${address}`)
  return (
    <section aria-label={share.title} className={`${styles.share} text-small`}>
      <p>{share.title}</p>
      <ul className="link-row">
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
          {share.address} <CopyButton label={share.address} value={address} />
        </li>
      </ul>
    </section>
  )
}
