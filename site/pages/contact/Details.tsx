import { phonesOf, telHref } from '../../layout/contactHref.ts'
import { Row } from '../../layout/Row.tsx'
import message from '../../layout/Message.module.css'
import { useContact } from '../../layout/useContact.ts'
import lines from '../../parts/Lines.module.css'
import styles from './ContactPage.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** Address, telephone and e-mail, large enough to read aloud from. If they do not load, the form still reaches us. */
export const Details = () => {
  const texts = useTexts('contact').contact
  const { data, error } = useContact()
  if (!data) return error ? <p>{texts.detailsMissing}</p> : <div className={message.loading} aria-hidden="true" />
  const { companyName, companySewaAddress, companyEmail } = data
  const phones = phonesOf(data)
  return (
    <dl className={`${lines.lines} ${lines.facts} ${styles.details}`}>
      {companySewaAddress && (
        <Row label={texts.address}>
          <address>{[companyName, companySewaAddress].filter(Boolean).join('\n')}</address>
        </Row>
      )}
      {phones.length > 0 && (
        <Row label={texts.telephone}>
          {phones.map((phone) => (
            <a key={phone} href={telHref(phone)}>
              {phone}
            </a>
          ))}
        </Row>
      )}
      {companyEmail && (
        <Row label={texts.email}>
          <a href={`mailto:${companyEmail}`}>{companyEmail}</a>
        </Row>
      )}
    </dl>
  )
}
