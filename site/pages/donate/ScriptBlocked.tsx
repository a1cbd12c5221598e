import { Button } from '../../components/Button.tsx'
import { telHref } from '../../components/contactHref.ts'
import { useContact } from '../../components/useContact.ts'
import styles from './ProjectList.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface ScriptBlockedProps {
  /** Why, and what can be done. */
  text: string
  /** Absent if scripts are off, because then no press is handled. */
  onRetry?: () => void
}

/** Never a dead button: the dialog's script did not load, or scripts are off; shows what works all the same. */
export const ScriptBlocked = ({ text, onRetry }: ScriptBlockedProps) => {
  const { frame } = useTexts('common')
  const { give } = useTexts('giving')
  const { data } = useContact()
  const phone = data?.companyContactFirst
  const email = data?.companyEmail
  return (
    <div role="alert" className={styles.notice}>
      <div className="page-width">
        <h2>{give.blocked}</h2>
        <p>{text}</p>
        <p className="link-row">
          {onRetry && (
            <Button look="outline" onClick={onRetry}>
              {frame.tryAgain}
            </Button>
          )}
          <a href="#ways">{give.otherWays}</a>
          {phone && (
            <a href={telHref(phone)}>
              {give.blockedCall}: {phone}
            </a>
          )}
          {email && <a href={`mailto:${email}`}>{give.blockedWrite}</a>}
        </p>
      </div>
    </div>
  )
}
