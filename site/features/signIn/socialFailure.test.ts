import { expect, it } from 'vitest'
import { ApiError } from '../../../shared/contract/transport.ts'
import { social as en } from '../../texts/en/signIn.ts'
import { SocialError, socialProblem } from './socialFailure.ts'
import { currentTexts } from '../../texts/useTexts.ts'

const titleOf = (error: unknown) => socialProblem(en, currentTexts('common'), error).title

it.each([
  ['notFound', 'Login provider not found'],
  ['notLoggedIn', 'Not logged in'],
  ['notReady', 'Login providers not ready yet. Are there errors on your console?'],
  ['noRefresh', 'Chosen login provider is not supported for refreshing a token'],
  ['noAccessToken', 'Chosen login provider is not supported for getting an access token'],
] as const)('shows %s letter by letter, with what to do', (trouble, title) => {
  expect(titleOf(new SocialError(trouble))).toBe(title)
  expect(socialProblem(en, currentTexts('common'), new SocialError(trouble)).text).toMatch(/\.$/)
})

it.each([
  ['an address in use', new ApiError('refused', { status: 409, code: 'email_in_use' }), en.emailInUse],
  ['a token that does not verify', new ApiError('unauthorized', { status: 401 }), en.noRefresh],
  [
    'a provider that the server does not know',
    new ApiError('refused', { fields: { provider: 'unknown' } }),
    en.notFound,
  ],
  ['a token without a confirmed address', new ApiError('refused', { fields: { idToken: 'email' } }), en.noEmail],
  ['a server that cannot be reached', new ApiError('unreachable'), en.cardTitle],
])('shows a sentence of its own for %s', (_, error, title) => {
  expect(titleOf(error)).toBe(title)
})
