import type { Language } from '../../shared/languages.ts'
import type { Mail } from '../dependencies.ts'
import { texts } from '../texts/texts.ts'

/** Mails the link to set a new password. */
export function resetMail(to: string, link: string, minutes: number, language: Language): Mail {
  return { to, ...texts[language].mails.newPassword(link, minutes) }
}

/** Tells the owner that the password was changed, in case it was somebody else. */
export function passwordChangedMail(to: string, language: Language): Mail {
  return { to, ...texts[language].mails.passwordChanged }
}
