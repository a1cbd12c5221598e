import { afterAll, beforeAll, expect, it } from 'vitest'
import { areas } from '../areas.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.deps.db
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('email', '=', 'accounts@example.org')
    .execute()
})
afterAll(() => api.close())

const staffRoutes = areas.flatMap(({ routes }) => routes).filter((route) => route.auth === 'staff')

/** Acts that a session may do without a new proof, with the reason. A new act must be here, or ask for a proof. */
const withoutProof: Record<string, string> = {
  'staff/donations': 'a search, and changes nothing; its file asks for one',
  'staff/donors': 'a search, and changes nothing',
  'staff/certificate-donors': 'a search, and changes nothing',
  'staff/offline-donation': 'an accountant enters many in a row; each can be corrected',
  'staff/offline-warnings': 'a question, and changes nothing',
  'staff/dedication-name': 'a name only, and can be corrected again',
  'staff/clear-cheque': 'says what the bank has paid; the money stays in the bank',
  'staff/request-return': 'another person approves it, with a proof',
  'staff/payment-link': 'asks a donor for money, and can be revoked',
  'staff/mandates': 'a search, and changes nothing',
  'staff/stop-mandate': 'no money moves any more, and the donor gets a mail',
  'staff/mail-payment-link': 'goes to the donor of the link only',
  'staff/revoke-payment-link': 'no money moves',
  'staff/deed-preview': 'changes nothing',
  'staff/deed-correct': 'mails nobody',
  'staff/deed-withdraw': 'mails nobody, and must be quick',
  'staff/merge-donors': 'can be undone',
  'staff/unmerge-donor': 'can be undone',
  'staff/close-case': 'a note, no money',
  'staff/reconcile-day': 'repeats a comparison',
  'staff/request-refund': 'another person approves it, with a proof',
  'staff/refuse-refund': 'no money moves',
  'staff/pre-acknowledgement-add': 'numbers without a person',
  'staff/pre-acknowledgement-give': 'numbers without a person',
  'staff/certificate-match': 'can be changed until it is delivered',
  'staff/certificate-remove': 'only one that is not delivered',
}

const exported = staffRoutes
  .filter((route) => route.exported)
  .map(({ method, path }) => [method, `${path}?format=csv`] as const)
const guarded = staffRoutes.filter(({ recent }) => recent)

it('every act of staff asks for a recent proof, or has a reason not to', () => {
  const others = staffRoutes.filter(({ method, recent }) => method === 'POST' && !recent)
  expect(others.map(({ path }) => path).toSorted()).toEqual(Object.keys(withoutProof).toSorted())
})

it('every file of staff is in the list of files', () => {
  expect(exported).toContainEqual(['GET', 'donation/partner-report?format=csv'])
  expect(exported).toContainEqual(['POST', 'staff/donations?format=csv'])
})

it.each([...guarded.map(({ method, path }) => [method, path] as const), ...exported])(
  '%s %s asks who it is after ten minutes, before it reads anything',
  async (method, path) => {
    const token = await api.signIn('accounts@example.org')
    api.advance(11 * 60)
    const answer = await api.send(path, { token, ...(method === 'POST' ? { json: {} } : {}) })
    expect([answer.status, answer.refusal?.code]).toEqual([403, 'reauthenticate'])
  },
)
