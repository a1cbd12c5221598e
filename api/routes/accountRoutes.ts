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
import type { Route } from '../platform/http/call.ts'
import { ownWrite, signInWrite } from './callers.ts'

/** Accounts: signing up, in and out. */
export const accountRoutes: readonly Route[] = [
  {
    ...signInWrite,
    path: 'register',
    summary: 'Makes an account and signs in',
    body: registerRequestSchema,
    answer: signedInSchema,
    refusals: [429],
    handle: register,
  },
  {
    ...signInWrite,
    path: 'login',
    summary: 'Signs in; a wrong password is 422, not 401',
    body: loginRequestSchema,
    answer: signInAnswerSchema,
    refusals: [429],
    handle: login,
  },
  {
    ...signInWrite,
    path: 'forget-password',
    summary: 'Mails a link to a new password; answers the same for an unknown address',
    body: forgetPasswordRequestSchema,
    answer: null,
    refusals: [429],
    handle: forgetPassword,
  },
  {
    ...signInWrite,
    path: 'reset-password',
    summary: 'Sets a new password with the token of the mailed link',
    body: resetPasswordRequestSchema,
    answer: null,
    refusals: [429],
    handle: resetPassword,
  },
  {
    ...signInWrite,
    path: 'register/social',
    summary: 'Signs in with an identity provider’s id token; makes the account the first time',
    body: namedSocialRequestSchema,
    answer: signInAnswerSchema,
    refusals: [401, 409],
    handle: registerSocial,
  },
  {
    ...signInWrite,
    path: 'login/second-factor',
    summary: 'Ends the sign-in of staff with a code of their authenticator app, or a recovery code',
    body: codeSignInSchema,
    answer: signedInSchema,
    refusals: [429],
    handle: signInWithCode,
  },
  {
    ...signInWrite,
    path: 'login/nonce',
    summary: 'A nonce for a sign-in with an identity provider; it works once, for ten minutes',
    answer: signInNonceSchema,
    refusals: [429],
    handle: issueNonce,
  },
  {
    ...ownWrite,
    path: 'logout',
    summary: 'Ends this session and the donating-only ones it gave out',
    answer: null,
    handle: logout,
  },
]
