import { expect, it } from 'vitest'
import { ApiError } from '../../../shared/contract/transport.ts'
import { social as en } from '../../texts/en/signIn.ts'
import { SocialError, socialProblem } from './socialFailure.ts'
import { isInApp } from './useGoogle.ts'
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

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 8'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
it.each([
  [false, `${phone}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`],
  [false, `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`],
  [true, `${phone}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`],
  [true, `${phone}) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 380.0.0.0 Android`],
  [true, `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`],
])('knows the browser of another app, in which Google signs nobody in (%s)', (inApp, agent) => {
  expect(isInApp(agent)).toBe(inApp)
})
