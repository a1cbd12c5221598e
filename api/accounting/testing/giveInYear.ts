import { settle } from '../../payment/settle.ts'
import { flexibleRecord, issue, record } from '../../testing/donations.ts'
import { siteOrigin, type SendOptions, type TestApi, toRequest } from '../../testing/testApi.ts'

/** The details of the demo donors, complete enough for a statement. */
export const people = {
  'asha@example.org': { fullName: 'Asha Rawat', line: '12 Ghat Road', pan: 'ABCPD1234E' },
  'ravi@example.org': { fullName: 'रवि कुमार', line: '7, नदी मार्ग', pan: 'AAACR5678F' },
} as const
export type Person = keyof typeof people

/** Signs a donor in and saves name, address and, unless they have none, PAN. */
export async function donorToken(api: TestApi, email: Person, withPan = true): Promise<string> {
  const { fullName, line, pan } = people[email]
  const token = await api.signIn(email)
  const address = { line, city: 'Devkinara', state: 'Uttarakhand', pin: '249201' }
  const json = { fullName, contactNo: '9876543210', address, birthday: '', language: 'hi' }
  await api.send('profile/update', { token, json })
  if (withPan) await api.send('profile/pan', { token, json: { pan } })
  return token
}

/** A paid donation of ₹500 to the medical camp. Answers its id. */
export async function giveAt(api: TestApi, token: string, at: string): Promise<number> {
  const { txn_id } = await issue(api, token)
  const recorded = await record(api, token, { ...flexibleRecord, txn_id })
  if (recorded.status !== 200) throw new Error('not recorded')
  await settle(api.deps, txn_id, {
    providerId: '1',
    evidenceId: null,
    paidAt: new Date(at),
    verdict: { status: 'success' },
  })
  const { id } = await api.deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', txn_id)
    .executeTakeFirstOrThrow()
  return id
}

/** Calls as a signed-in member of staff, from the site. */
export const staffCalls = (api: TestApi, token: string) => ({
  call: (path: string, options?: SendOptions) => api.send(path, { token, origin: siteOrigin, ...options }),
  /** For a call whose good answer is a file. */
  file: (path: string, options?: SendOptions) => api.fetch(toRequest(path, { token, origin: siteOrigin, ...options })),
})
export type StaffCalls = ReturnType<typeof staffCalls>
