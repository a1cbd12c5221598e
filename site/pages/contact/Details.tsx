import type { ReactNode } from 'react'
import { telHref } from '../../layout/contactHref.ts'
import { useContact } from '../../layout/useContact.ts'
import styles from './Details.module.css'
import { contactTexts } from './texts.ts'

/** Address, telephone and e-mail, large enough to be read off to somebody. Where they do not come, the form still reaches us. */
export const Details = () => {
  const texts = contactTexts.use()
  const { data, error } = useContact()
  if (!data) return error ? <p>{texts.detailsMissing}</p> : <div className={styles.waiting} aria-hidden="true" />
  const { companyName, companySewaAddress, companyContactFirst, companyContactSecond, companyEmail } = data
  const phones = [companyContactFirst, companyContactSecond].flatMap((phone) => phone || [])
  const row = (label: string, content: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{content}</dd>
    </div>
  )
  return (
    <dl className={styles.details}>
      {companySewaAddress &&
        row(
          texts.address,
          <address>
            {companyName && <span>{companyName}</span>}
            {companySewaAddress}
          </address>,
        )}
      {phones.length > 0 &&
        row(
          texts.telephone,
          phones.map((phone) => (
            <a key={phone} href={telHref(phone)}>
              {phone}
            </a>
          )),
        )}
      {companyEmail && row(texts.email, <a href={`mailto:${companyEmail}`}>{companyEmail}</a>)}
    </dl>
  )
}
