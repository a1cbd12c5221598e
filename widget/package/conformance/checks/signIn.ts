import { signedInSchema } from '../../../../shared/contract/people/session.ts'
import { check, type Check } from '../check.ts'
import { header } from '../exchange.ts'
import { byContract, notRefused, readable } from '../probe.ts'
import { foreignOrigin } from '../options.ts'

const nobody = { email: 'conformance-nobody@example.org', password: 'not-the-password' }
/** So many wrong passwords must be enough for a refusal. */
const MOST_GUESSES = 30

export const signInChecks: readonly Check[] = [
  check(
    'sign-in',
    'login answers token and person by the contract.',
    byContract(signedInSchema, ({ facts }) => facts.loginAnswer()),
  ),
  check(
    'wrong-password',
    'A wrong password is refused, and not with 401: that means that a session has ended.',
    async ({ probe, settings: { siteOrigin } }) => {
      const exchange = await probe.send('login', { json: nobody, origin: siteOrigin, about: 'wrong password' })
      return notRefused(exchange, [422, 400, 403, 429])
    },
  ),
  check(
    'token-origin',
    'The token of the trust’s own session is refused on every other page.',
    async ({ probe, facts }) => {
      const { token } = await facts.donor()
      const json = { txn_id: (await facts.prepared()).txn_id }
      const asked = { json, token, origin: foreignOrigin, about: 'the token on a foreign page' }
      return notRefused(await probe.send('donation/update-status', asked), [403, 401])
    },
  ),
  check(
    'private-answers',
    'No shared cache may keep an answer to a donor: Cache-Control has no-store or private.',
    async ({ facts }) => {
      const answers = [await facts.loginAnswer(), await facts.preparedAnswer()].map(readable)
      return answers.flatMap((exchange) =>
        /\b(no-store|private)\b/.test(header(exchange, 'Cache-Control')) ? [] : [`${exchange.call} may be cached`],
      )
    },
  ),
]

export const limitChecks: readonly Check[] = [
  check(
    'guessing',
    `After at most ${MOST_GUESSES} wrong passwords, login answers 429.`,
    async ({ probe, settings: { siteOrigin } }) => {
      for (let guess = 1; guess <= MOST_GUESSES; guess++) {
        const exchange = await probe.send('login', {
          json: nobody,
          origin: siteOrigin,
          about: `wrong password, try ${guess}`,
        })
        if (readable(exchange).status === 429) return []
      }
      return [`login was not limited after ${MOST_GUESSES} wrong passwords`]
    },
  ),
]
