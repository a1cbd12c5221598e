import type { Contact } from '../../../../shared/contract/content/contact.ts'
import { useTexts } from '../../../app/texts.ts'
import { telHref } from '../../../layout/contactHref.ts'
import styles from './OfflineWays.module.css'
import { givingTexts } from '../texts.ts'

/** Whom to ask about donating. */
export const Questions = ({ contact }: { contact: Contact }) => {
  const { frame } = useTexts()
  const { give } = givingTexts.use()
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
