import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedInSchema, signInSessionsSchema } from '../../../shared/contract/people/account.ts'
import { demoPassword } from '../../testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
async function signInWith(userAgent: string, email = 'asha@example.org') {
  const json = { email, password: demoPassword }
  return (await api.send('login', { json, headers: { 'User-Agent': userAgent } })).data(signedInSchema)
}
const list = async (token: string) => (await api.send('profile/sessions', { token })).data(signInSessionsSchema)

it('lists where an account is signed in, and signs one or all others out', async () => {
  const { token, user } = await signInWith(firefox)
  api.advance(60)
  const other = await api.signIn()
  const stranger = await api.signIn('ravi@example.org')
  const [first, second] = await list(token)
  expect([first?.current, second?.current]).toEqual([false, true])
  expect(second).toMatchObject({ browser: 'Firefox', system: 'Linux' })
  const foreign = (await list(stranger))[0]?.id
  const end = (id: unknown) => api.send('profile/end-session', { json: { id }, token })
  expect((await end(foreign)).status).toBe(404)
  expect((await end(first?.id)).status).toBe(200)
  expect((await api.send('profile', { token: other })).status).toBe(401)

  const third = await api.signIn()
  api.advance(601)
  const endOthers = () => api.send('profile/end-other-sessions', { json: {}, token })
  const refused = await endOthers()
  expect([refused.status, refused.refusal?.code]).toEqual([403, 'reauthenticate'])
  const deletion = () => api.send('profile/delete_account', { json: user.id, token })
  expect((await deletion()).refusal?.code).toBe('reauthenticate')
  const prove = (password: string) => api.send('profile/reauthenticate', { json: { password }, token })
  expect((await prove('wrong')).refusal?.fields).toEqual({ password: 'mismatch' })
  expect((await prove(demoPassword)).status).toBe(200)
  expect((await endOthers()).status).toBe(200)
  expect((await api.send('profile', { token: third })).status).toBe(401)
  expect((await api.send('profile', { token: stranger })).status).toBe(200)
  expect(await list(token)).toHaveLength(1)
  expect((await deletion()).status).toBe(200)
})
