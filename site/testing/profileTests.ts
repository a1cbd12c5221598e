/** Shared by the tests of the profile: its people, and its forms as a person finds them. */
import { fireEvent, screen, within } from '@testing-library/react'
import { freezeOldReceipts } from '../../api/accounting/receipts/issueReceipt.ts'
import { seedHistory } from '../../demo/seed/seedHistory.ts'
import { demoSeed } from '../../api/testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../api/testing/testApi.ts'
import { type Profile, profileSchema } from '../../shared/contract/people/profile.ts'

/** Asha has donated for three years; Ravi is new. */
export const [asha, ravi] = ['asha@example.org', 'ravi@example.org'] as const

/** A server of the test file's own, with Asha's history. */
export async function apiWithHistory(): Promise<TestApi> {
  const api = await createTestApi()
  await seedHistory(api.deps.db, api.deps.now, demoSeed.demo.past)
  await freezeOldReceipts(api.deps)
  return api
}

/** Answers what takes back each change of the two accounts. */
export async function keepPeople({ deps: { db } }: TestApi): Promise<() => Promise<void>> {
  const people = await db.selectFrom('users').selectAll().where('email', 'in', [asha, ravi]).execute()
  return async () => {
    for (const { id, ...person } of people) await db.updateTable('users').set(person).where('id', '=', id).execute()
  }
}

export const form = async (name: string) => within(await screen.findByRole('form', { name }))
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** The profile as the server keeps it. */
export const saved = async (api: TestApi, email: string): Promise<Profile> =>
  (await api.send('profile', { token: await api.signIn(email) })).data(profileSchema)
