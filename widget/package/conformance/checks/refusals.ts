/** How an API says no. */
import { check, type Check, inTurn } from '../check.ts'
import { notRefused, refusalOf } from '../probe.ts'

const unknownTxnId = 'CONFORMANCE0000000000000'
const donorCalls = ['donation/payment-detail', 'donation/add-donation', 'donation/update-status']

export const refusalChecks: readonly Check[] = [
  check('unknown-path', 'An unknown path is refused with 404 in the envelope.', async ({ probe }) =>
    notRefused(await probe.send('conformance-no-such-call'), [404]),
  ),
  check('method', 'A call with another method is refused with 405, or 404, in the envelope.', async ({ probe }) =>
    notRefused(await probe.send('project/dropdown-list', { method: 'DELETE' }), [405, 404]),
  ),
  check('broken-json', 'Broken JSON is refused with 400 or 422.', async ({ probe }) => {
    const body = { type: 'application/json', text: '{"project_id":' }
    return notRefused(await probe.send('donation/require-item', { body, about: 'broken JSON' }), [400, 422])
  }),
  check('wrong-payload', 'A payload that breaks the contract is refused with 422 or 400.', ({ probe }) =>
    inTurn(
      [
        ['no project_id', {}],
        ['a word as project_id', { project_id: 'three' }],
        ['a fraction as project_id', { project_id: 3.5 }],
      ] as const,
      async ([about, json]) => notRefused(await probe.send('donation/require-item', { json, about }), [422, 400]),
    ),
  ),
  check(
    'signed-out',
    'The calls of a donor answer 401 without a token, and with one that nobody issued.',
    ({ probe, settings: { siteOrigin } }) =>
      inTurn(donorCalls, async (path) => {
        const from = { json: { txn_id: unknownTxnId }, origin: siteOrigin }
        const token = 'conformance-made-up-token'
        return [
          ...notRefused(await probe.send(path, { ...from, about: 'no token' }), [401]),
          ...notRefused(await probe.send(path, { ...from, token, about: 'made-up token' }), [401]),
        ]
      }),
  ),
  check('languages', '`message` is in the language that Accept-Language asks for.', async ({ probe }) => {
    const ask = (language: string) =>
      probe.send('donation/require-item', { json: {}, language, about: `in ${language}` })
    const [english, hindi] = [refusalOf(await ask('en')), refusalOf(await ask('hi'))]
    if (!english || !hindi) return []
    if (/\p{Script=Devanagari}/u.test(english.message)) return ['`en` was answered in Hindi']
    return /\p{Script=Devanagari}/u.test(hindi.message) ? [] : [`\`hi\` was answered: ${hindi.message}`]
  }),
]
