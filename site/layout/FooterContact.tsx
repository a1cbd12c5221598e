import type { ReactNode } from 'react'
import { useTexts } from '../app/texts.ts'
import styles from './Footer.module.css'
import { safeHref, telHref } from './contactHref.ts'
import { useContact } from './useContact.ts'

/** The contact block; where its details do not come it is not there (specification, section 8: logged only). */
export const FooterContact = () => {
  const { frame } = useTexts()
  const { data } = useContact()
  if (!data) return null
  const phones = [data.companyContactFirst, data.companyContactSecond].flatMap((phone) => phone || [])
  const social = [
    ['Facebook', data.facebookUrl],
    ['Instagram', data.instagram_url],
    ['LinkedIn', data.linkedin_url],
    ['X', data.x_url],
  ].flatMap(([name, url]) => {
    const to = safeHref(url)
    return name && to ? [{ name, to }] : []
  })
  const row = (label: string, content: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{content}</dd>
    </div>
  )
  return (
    <section className={styles.contact}>
      <h2>{frame.contact}</h2>
      <dl>
        {data.companySewaAddress && row(frame.address, <address>{data.companySewaAddress}</address>)}
        {phones.length > 0 &&
          row(
            frame.phone,
            phones.map((phone) => (
              <a key={phone} href={telHref(phone)}>
                {phone}
              </a>
            )),
          )}
        {data.companyEmail && row(frame.email, <a href={`mailto:${data.companyEmail}`}>{data.companyEmail}</a>)}
        {social.length > 0 &&
          row(
            frame.follow,
            social.map(({ name, to }) => (
              <a key={name} href={to} rel="noopener external">
                {name}
              </a>
            )),
          )}
      </dl>
    </section>
  )
}
