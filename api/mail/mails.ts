import type { Selectable } from 'kysely'
import type { Tables } from '../storage/tables/tables.ts'
import type { Language } from '../../shared/languages.ts'
import { formatDay } from '../../shared/date.ts'
import { formatMoney } from '../../shared/money.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { texts } from '../texts/texts.ts'
import type { Mail } from './mailer.ts'
import type { Sms } from './sms.ts'

/** Mails the link to set a new password. */
export function resetMail(to: string, url: string, minutes: number, language: Language): Mail {
  const { subject, text, action } = texts[language].mails.newPassword(url, minutes)
  return { to, kind: 'new_password', language, subject, text, action: { label: action, url } }
}

/** Mails the code that proves an address. */
export function emailCodeMail(to: string, code: string, minutes: number, language: Language): Mail {
  return { to, kind: 'new_password', language, ...texts[language].mails.emailCode(code, minutes) }
}

/** Mails the code that signs somebody in. @param host of the site */
export function signInCodeMail(to: string, code: string, minutes: number, host: string, language: Language): Mail {
  return { to, kind: 'sign_in_code', language, ...texts[language].mails.signInCode(code, minutes, host) }
}

/** The same by SMS. */
export function signInCodeSms(to: string, code: string, minutes: number, host: string, language: Language): Sms {
  return { to, template: 'signInCode', language, text: texts[language].sms.signInCode(code, minutes, host) }
}

/** Tells the owner of an address that the first proof of it has ended the password of the account. */
export function passwordEndedMail(to: string, language: Language): Mail {
  return { to, kind: 'password_changed', language, ...texts[language].mails.passwordEnded }
}

/** Tells a person that they have a role now, and mails the link to the new password that it needs. */
export function staffAccessMail(to: string, url: string, hours: number, language: Language): Mail {
  const { subject, text, action } = texts[language].mails.staffAccess(url, hours)
  return { to, kind: 'new_password', language, subject, text, action: { label: action, url } }
}

/** Tells the owner of an account that somebody tried to make one with the same address. @param siteRoot for the links to sign in and to reset the password */
export function takenMail(to: string, siteRoot: string, language: Language): Mail {
  const url = `${siteRoot}${sitePaths.login}`
  const { subject, text, action } = texts[language].mails.taken(url, `${siteRoot}${sitePaths.forgetPassword}`)
  return { to, kind: 'other', language, subject, text, action: { label: action, url } }
}

/** Tells a member of staff that the second factor is on or off, in case it was somebody else. */
export function secondFactorMail(to: string, state: 'on' | 'off', language: Language): Mail {
  return { to, kind: 'other', language, ...texts[language].mails.secondFactor[state] }
}

/** Tells the owner that the password was changed, in case it was somebody else. */
export function passwordChangedMail(to: string, language: Language): Mail {
  return { to, kind: 'password_changed', language, ...texts[language].mails.passwordChanged }
}

type Reader = Pick<Selectable<Tables['users']>, 'email' | 'full_name' | 'language'>
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

/** What a donor gave in a tax year without a PAN. `due`: the last day to file the statement. */
export interface MissingPan {
  rupees: number
  year: string
  due: string
}

/** Asks a donor for a PAN before the statement of a tax year is filed. It names no PAN, and its links name no donor. */
export function panReminderMail({ email, full_name, language }: Reader, missing: MissingPan, siteRoot: string): Mail {
  const { rupees, year, due } = missing
  const say = texts[language].mails.panReminder
  const url = `${siteRoot}${sitePaths.profile}#pan`
  const parts = [
    say.hello(full_name),
    say.missing(year, formatMoney(rupees), formatDay(due, language)),
    `${say.profile}\n${url}`,
    `${say.receipts}\n${siteRoot}${sitePaths.donation}?year=${year}`,
    say.optional,
  ]
  const action = { label: say.action, url }
  return { to: email, kind: 'pan_reminder', language, subject: say.subject(year), text: parts.join('\n\n'), action }
}
