import { texts } from '../texts/texts.ts'
import type { Language } from '../../shared/languages.ts'
import type { Mail } from './mailer.ts'

interface Reader {
  email: string
  full_name: string
  language: Language
}

/** Tells a donor that the certificate of a tax year is on their page of donations. The certificate itself contains the PAN, so it is never in a mail. */
export function certificateMail(
  { email, full_name, language }: Reader,
  { form, year, isRevised }: { form: string; year: string; isRevised: boolean },
  siteRoot: string,
): Mail {
  const say = texts[language].mails.certificate
  const url = `${siteRoot}/donation?year=${year}`
  const text = [
    say.hello(full_name),
    isRevised ? say.revised(form, year) : say.ready(form, year),
    `${say.link}\n${url}`,
  ].join('\n\n')
  return {
    to: email,
    kind: 'certificate',
    language,
    subject: say.subject(form, year),
    text,
    action: { label: say.action, url },
  }
}
