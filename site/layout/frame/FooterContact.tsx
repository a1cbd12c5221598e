import { taxRegistration } from '../../../shared/taxRegistration.ts'
import styles from './Footer.module.css'
import { phonesOf, safeHref, telHref } from '../contactHref.ts'
import { Row } from '../Row.tsx'
import { useContact } from '../useContact.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The contact block; absent if its details do not load (specification, section 8: logged only). */
export const FooterContact = () => {
  const { frame } = useTexts('common')
  const { data } = useContact()
  if (!data) return null
  const phones = phonesOf(data)
  const tax = taxRegistration(data.offline?.registrations)
  const social = [
    ['Facebook', data.facebookUrl],
    ['Instagram', data.instagram_url],
    ['LinkedIn', data.linkedin_url],
    ['X', data.x_url],
  ].flatMap(([name, url]) => {
    const to = safeHref(url)
    return name && to ? [{ name, to }] : []
  })
  return (
    <section className={styles.contact}>
      <h2>{frame.contact}</h2>
      <dl>
        {data.companySewaAddress && (
          <Row label={frame.address}>
            <address>{data.companySewaAddress}</address>
          </Row>
        )}
        {phones.length > 0 && (
          <Row label={frame.phone}>
            {phones.map((phone) => (
              <a key={phone} href={telHref(phone)}>
                {phone}
              </a>
            ))}
          </Row>
        )}
        {data.companyEmail && (
          <Row label={frame.email}>
            <a href={`mailto:${data.companyEmail}`}>{data.companyEmail}</a>
          </Row>
        )}
        {tax && (
          <Row label={frame.taxDeduction}>
            <span>{tax.label}</span>
            <span>{tax.value}</span>
          </Row>
        )}
        {social.length > 0 && (
          <Row label={frame.follow}>
            {social.map(({ name, to }) => (
              <a key={name} href={to} rel="noopener external">
                {name}
              </a>
            ))}
          </Row>
        )}
      </dl>
    </section>
  )
}
