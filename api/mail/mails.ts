import type { Language } from '../../shared/languages.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { texts } from '../texts/texts.ts'
import type { Mail } from './mailer.ts'

/** Mails the link to set a new password. */
export function resetMail(to: string, url: string, minutes: number, language: Language): Mail {
  const { subject, text, action } = texts[language].mails.newPassword(url, minutes)
  return { to, kind: 'new_password', language, subject, text, action: { label: action, url } }
}

/** Mails the code that proves an address. */
export function emailCodeMail(to: string, code: string, minutes: number, language: Language): Mail {
  return { to, kind: 'new_password', language, ...texts[language].mails.emailCode(code, minutes) }
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
