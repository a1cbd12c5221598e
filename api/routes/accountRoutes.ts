import {
  forgetPasswordRequestSchema,
  loginRequestSchema,
  namedSocialRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  signedInSchema,
  signInAnswerSchema,
  signInNonceSchema,
} from '../../shared/contract/people/account.ts'
import {
  codeSignInSchema,
  codeRequestSchema,
  newSecretSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '../../shared/contract/people/secondFactor.ts'
import {
  codeSentSchema,
  codeWaysSchema,
  signInByCodeSchema,
  signInCodeRequestSchema,
} from '../../shared/contract/people/signInCode.ts'
import { issueNonce } from '../accounts/idToken.ts'
import { signInWithCode } from '../accounts/finishSignIn.ts'
import { forgetPassword, resetPassword } from '../accounts/changePassword.ts'
import { login, logout, register } from '../accounts/signIn.ts'
import { readCodeWays, requestSignInCode, signInByCode } from '../accounts/signInCode.ts'
import { registerSocial } from '../accounts/social.ts'
import type { Route } from '../call.ts'
import { ownWrite, signInWrite, ownRead, siteRead } from './callers.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '../accounts/secondFactor.ts'

/** Accounts: signing up, in and out. */
export const accountRoutes: readonly Route[] = [
  signInWrite('register', 'Makes an account and signs in', {
    body: registerRequestSchema,
    answer: signedInSchema,
    refusals: [429],
    handle: register,
  }),
  signInWrite('login', 'Signs in; a wrong password is 422, not 401', {
    body: loginRequestSchema,
    answer: signInAnswerSchema,
    refusals: [429],
    handle: login,
  }),
  signInWrite('forget-password', 'Mails a link to a new password; answers the same for an unknown address', {
    body: forgetPasswordRequestSchema,
    refusals: [429],
    handle: forgetPassword,
  }),
  signInWrite('reset-password', 'Sets a new password with the token of the mailed link', {
    body: resetPasswordRequestSchema,
    refusals: [429],
    handle: resetPassword,
  }),
  signInWrite('register/social', 'Signs in with an identity provider’s id token; makes the account the first time', {
    body: namedSocialRequestSchema,
    answer: signInAnswerSchema,
    refusals: [401, 409],
    handle: registerSocial,
  }),
  signInWrite(
    'login/second-factor',
    'Ends the sign-in of staff with a code of their authenticator app, or a recovery code',
    { body: codeSignInSchema, answer: signedInSchema, refusals: [429], handle: signInWithCode },
  ),
  siteRead('login/code-ways', 'How the trust sends codes that sign in', {
    answer: codeWaysSchema,
    handle: readCodeWays,
  }),
  signInWrite('login/code', 'Sends a code that signs in; answers the same for an address without an account', {
    body: signInCodeRequestSchema,
    answer: codeSentSchema,
    refusals: [429],
    handle: requestSignInCode,
  }),
  signInWrite('login/with-code', 'Signs in with a code; makes the account of a newcomer, who adds name and phone', {
    body: signInByCodeSchema,
    answer: signInAnswerSchema,
    refusals: [429],
    handle: signInByCode,
  }),
  signInWrite('login/nonce', 'A nonce for a sign-in with an identity provider; it works once, for ten minutes', {
    answer: signInNonceSchema,
    refusals: [429],
    handle: issueNonce,
  }),
  ownWrite('logout', 'Ends this session and the donating-only ones it gave out', { handle: logout }),
]

/** The second factor of a member of staff. They need a role, but no second factor yet, so they are no staff calls. */
export const secondFactorRoutes: readonly Route[] = [
  ownRead('profile/second-factor', 'Whether signing in needs a code', {
    answer: secondFactorSchema,
    handle: readSecondFactor,
  }),
  ownWrite('profile/second-factor/begin', 'A secret for an authenticator app; it counts once it is confirmed', {
    answer: newSecretSchema,
    refusals: [409],
    handle: beginSecondFactor,
  }),
  ownWrite(
    'profile/second-factor/confirm',
    'Confirms the secret with a code, ends all other sessions, and answers recovery codes',
    { body: codeRequestSchema, answer: recoveryCodesSchema, refusals: [409, 429], handle: confirmSecondFactor },
  ),
  ownWrite(
    'profile/second-factor/recovery-codes',
    'New recovery codes instead of the old ones; 403 `reauthenticate` after ten minutes',
    { body: codeRequestSchema, answer: recoveryCodesSchema, refusals: [429], handle: renewRecoveryCodes },
  ),
  ownWrite('profile/second-factor/disable', 'Takes the second factor away; 403 `reauthenticate` after ten minutes', {
    body: codeRequestSchema,
    refusals: [429],
    handle: disableSecondFactor,
  }),
]
