import * as account from '../../shared/contract/people/account.ts'
import * as secondFactor from '../../shared/contract/people/secondFactor.ts'
import * as signInCode from '../../shared/contract/people/signInCode.ts'
import { issueNonce } from '../accounts/idToken.ts'
import * as changePassword from '../accounts/changePassword.ts'
import * as signIn from '../accounts/signIn.ts'
import * as signInCodeCalls from '../accounts/signInCode.ts'
import * as social from '../accounts/social.ts'
import type { Route } from '../call.ts'
import { ownWrite, signInWrite, ownRead, siteRead } from './callers.ts'
import * as secondFactorCalls from '../accounts/secondFactor.ts'

/** Accounts: signing up, in and out. */
export const accountRoutes: readonly Route[] = [
  signInWrite('register', 'Makes an account and signs in', {
    body: account.registerRequestSchema,
    answer: account.signedInSchema,
    refusals: [429],
    handle: signIn.register,
  }),
  signInWrite('login', 'Signs in; a wrong password is 422, not 401', {
    body: account.loginRequestSchema,
    answer: account.signInAnswerSchema,
    refusals: [429],
    handle: signIn.login,
  }),
  signInWrite('forget-password', 'Mails a link to a new password; answers the same for an unknown address', {
    body: account.forgetPasswordRequestSchema,
    refusals: [429],
    handle: changePassword.forgetPassword,
  }),
  signInWrite('reset-password', 'Sets a new password with the token of the mailed link', {
    body: account.resetPasswordRequestSchema,
    refusals: [429],
    handle: changePassword.resetPassword,
  }),
  signInWrite('register/social', 'Signs in with an identity provider’s id token; makes the account the first time', {
    body: account.namedSocialRequestSchema,
    reads: social.readSocial,
    answer: account.signInAnswerSchema,
    refusals: [401, 409],
    handle: social.registerSocial,
  }),
  signInWrite(
    'login/second-factor',
    'Ends the sign-in of staff with a code of their authenticator app, or a recovery code',
    {
      body: secondFactor.codeSignInSchema,
      answer: account.signedInSchema,
      refusals: [429],
      handle: signIn.signInWithCode,
    },
  ),
  siteRead('login/code-ways', 'How the trust sends codes that sign in', {
    answer: signInCode.codeWaysSchema,
    handle: signInCodeCalls.readCodeWays,
  }),
  signInWrite('login/code', 'Sends a code that signs in; answers the same for an address without an account', {
    body: signInCode.signInCodeRequestSchema,
    answer: signInCode.codeSentSchema,
    refusals: [429],
    handle: signInCodeCalls.requestSignInCode,
  }),
  signInWrite('login/with-code', 'Signs in with a code; makes the account of a newcomer, who adds name and phone', {
    body: signInCode.signInByCodeSchema,
    answer: account.signInAnswerSchema,
    refusals: [429],
    handle: signInCodeCalls.signInByCode,
  }),
  signInWrite('login/nonce', 'A nonce for a sign-in with an identity provider; it works once, for ten minutes', {
    answer: account.signInNonceSchema,
    refusals: [429],
    handle: issueNonce,
  }),
  ownWrite('logout', 'Ends this session and the donating-only ones it gave out', { handle: signIn.logout }),
]

/** The second factor of a member of staff. They need a role, but no second factor yet, so they are no staff calls. */
export const secondFactorRoutes: readonly Route[] = [
  ownRead('profile/second-factor', 'Whether signing in needs a code', {
    answer: secondFactor.secondFactorSchema,
    handle: secondFactorCalls.readSecondFactor,
  }),
  ownWrite('profile/second-factor/begin', 'A secret for an authenticator app; it counts once it is confirmed', {
    answer: secondFactor.newSecretSchema,
    refusals: [409],
    handle: secondFactorCalls.beginSecondFactor,
  }),
  ownWrite(
    'profile/second-factor/confirm',
    'Confirms the secret with a code, ends all other sessions, and answers recovery codes',
    {
      body: secondFactor.codeRequestSchema,
      answer: secondFactor.recoveryCodesSchema,
      refusals: [409, 429],
      handle: secondFactorCalls.confirmSecondFactor,
    },
  ),
  ownWrite(
    'profile/second-factor/recovery-codes',
    'New recovery codes instead of the old ones; 403 `reauthenticate` after ten minutes',
    {
      body: secondFactor.codeRequestSchema,
      answer: secondFactor.recoveryCodesSchema,
      refusals: [429],
      handle: secondFactorCalls.renewRecoveryCodes,
    },
  ),
  ownWrite('profile/second-factor/disable', 'Takes the second factor away; 403 `reauthenticate` after ten minutes', {
    body: secondFactor.codeRequestSchema,
    refusals: [429],
    handle: secondFactorCalls.disableSecondFactor,
  }),
]
