import {
  codeRequestSchema,
  newSecretSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '../../shared/contract/people/secondFactor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '../accounts/secondFactor/enrol.ts'
import type { Route } from '../call.ts'
import { ownRead, ownWrite } from './callers.ts'

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
