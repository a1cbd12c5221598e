import { ApiError } from '../../../shared/contract/transport.ts'
import { failureText } from '../../components/forms/failureText.ts'
import type { SiteTexts } from '../../texts/useTexts.ts'

/** Failures before our server is called (specification, section 8, "Sign-in provider messages"). */
export type SocialTrouble = 'notFound' | 'notLoggedIn' | 'notReady' | 'noRefresh' | 'noAccessToken'

export class SocialError extends Error {
  readonly trouble: SocialTrouble

  constructor(trouble: SocialTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

/** What happened, and what to do. */
export interface SocialProblem {
  title: string
  text: string
}

/** The sentences for a failed sign-in, ours or the server's. */
export const socialProblem = (
  texts: SiteTexts['signIn']['social'],
  all: SiteTexts['common'],
  error: unknown,
): SocialProblem => {
  const say = (trouble: SocialTrouble) => ({ title: texts[trouble], text: texts[`${trouble}Text`] })
  if (error instanceof SocialError) return say(error.trouble)
  if (!(error instanceof ApiError)) return say('notReady')
  // The server could not verify the token: it is too old, or not for us; and it cannot be renewed.
  if (error.kind === 'unauthorized') return say('noRefresh')
  if (error.code === 'email_in_use' || error.status === 409)
    return { title: texts.emailInUse, text: texts.emailInUseText }
  if (error.fields['provider']) return say('notFound')
  if (error.fields['idToken'] === 'email') return { title: texts.noEmail, text: texts.noEmailText }
  return { title: texts.cardTitle, text: failureText(all, error) }
}
