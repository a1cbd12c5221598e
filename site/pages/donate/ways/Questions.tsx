import type { Contact } from '../../../../shared/contract/content/contact.ts'
import { telHref } from '../../../layout/contactHref.ts'
import styles from './OfflineWays.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** Whom to ask about donating. */
export const Questions = ({ contact }: { contact: Contact }) => {
  const { frame } = useTexts('common')
  const { give } = useTexts('giving')
  const phone = contact.offline?.phone ?? contact.companyContactFirst
  const csr = contact.offline?.csr_email
  if (!phone && !csr && !contact.companyEmail) return null
  return (
    <div className={styles.questions}>
      <h3>{give.questions}</h3>
      <p className="link-row">
        {phone && (
          <span>
            {frame.phone} <a href={telHref(phone)}>{phone}</a>
          </span>
        )}
        {contact.companyEmail && (
          <span>
            {frame.email} <a href={`mailto:${contact.companyEmail}`}>{contact.companyEmail}</a>
          </span>
        )}
        {csr && (
          <span>
            {give.csrEmail} <a href={`mailto:${csr}`}>{csr}</a>
          </span>
        )}
      </p>
    </div>
  )
}
