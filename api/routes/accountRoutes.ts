import {
  forgetPasswordRequestSchema,
  loginRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
} from '../../shared/contract/people/account.ts'
import { namedSocialRequestSchema } from '../../shared/contract/people/ownAccount.ts'
import { signInNonceSchema } from '../../shared/contract/people/signInSession.ts'
import { codeSignInSchema } from '../../shared/contract/people/secondFactor.ts'
import { signedInSchema, signInAnswerSchema } from '../../shared/contract/people/session.ts'
import { issueNonce } from '../accounts/nonces.ts'
import { signInWithCode } from '../accounts/secondFactor/finishSignIn.ts'
import { forgetPassword, resetPassword } from '../accounts/password/resetPassword.ts'
import { login, logout, register } from '../accounts/signIn.ts'
import { registerSocial } from '../accounts/social.ts'
import type { Route } from '../call.ts'
import { ownWrite, signInWrite } from './callers.ts'

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
  signInWrite('login/nonce', 'A nonce for a sign-in with an identity provider; it works once, for ten minutes', {
    answer: signInNonceSchema,
    refusals: [429],
    handle: issueNonce,
  }),
  ownWrite('logout', 'Ends this session and the donating-only ones it gave out', { handle: logout }),
]
