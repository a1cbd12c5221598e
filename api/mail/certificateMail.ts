import { texts } from '../texts/texts.ts'
import type { Language } from '../../shared/languages.ts'
import type { Mail } from './mailer.ts'

interface Reader {
  email: string
  full_name: string
  language: Language
}
interface Certificate {
  form: string
  year: string
  isRevised: boolean
}

/** Tells a donor that the certificate of a tax year is on their page of donations. The file contains the PAN, so it is not in the mail. */
export function certificateMail(reader: Reader, certificate: Certificate, siteRoot: string): Mail {
  const say = texts[reader.language].mails.certificate
  const url = `${siteRoot}/donation?year=${certificate.year}`
  return {
    ...startOf(reader, certificate, `${say.link}\n${url}`),
    action: { label: say.action, url },
  }
}

/** Sends the certificate itself, because a donor without an account has no page. */
export const certificateFileMail = (reader: Reader, certificate: Certificate, certificateOf: number): Mail => ({
  ...startOf(reader, certificate, texts[reader.language].mails.certificate.attached),
  certificateOf,
})

function startOf({ email, full_name, language }: Reader, { form, year, isRevised }: Certificate, last: string): Mail {
  const say = texts[language].mails.certificate
  const text = [say.hello(full_name), isRevised ? say.revised(form, year) : say.ready(form, year), last].join('\n\n')
  return { to: email, kind: 'certificate', language, subject: say.subject(form, year), text }
}
