/** A donor's whole visit at debug level: no line contains personal data or secrets. */
import { expect, it } from 'vitest'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import { declareCitizen, giveRecorded, postReturn, postWebhook, statusOf } from '../../testing/donations.ts'
import { createTestApi } from '../../testing/testApi.ts'
import { createLog } from './createLog.ts'

const donor = {
  fullName: 'Zubeida Quresh',
  email: 'zubeida.quresh@mail.example',
  contactNo: '+91 98765 43210',
  password: 'Brass-Lantern-42',
}
const pan = 'ZQXPK9876M'
const success = { status: 'success', unmappedstatus: 'captured', error_Message: 'No Error' }
const failure = { status: 'failure', unmappedstatus: 'failed', error_Message: `Declined for ${donor.email}` }

it('logs what happened in a visit, without name, address, number, password, token or form', async () => {
  const lines: string[] = []
  const api = await createTestApi()
  api.deps.log = createLog({ level: 'debug', program: 'api', write: (line) => lines.push(line) })
  try {
    const { token } = (await api.send('register', { json: donor })).data(signedInSchema)
    await api.send('login', { json: { email: donor.email, password: 'wrong' } })
    await api.send('profile/pan', { json: { pan }, token })
    await declareCitizen(api, token)
    const paid = await giveRecorded(api, token)
    const failed = await giveRecorded(api, token)
    const forged = { ...api.gateway.signedPost(paid, success), hash: 'f'.repeat(128) }
    await postReturn(api, paid.txnid, forged)
    await postWebhook(api, forged)
    await postReturn(api, paid.txnid, api.gateway.signedPost(paid, success))
    await postReturn(api, failed.txnid, api.gateway.signedPost(failed, failure))
    await statusOf(api, token, paid.txnid)
    // What goes wrong later is quoted by errors: the mail server and the database.
    api.deps.mailer = {
      wake: () => undefined,
      send: async ({ to }) => {
        throw new Error(`550 no such user <${to}>, call ${donor.contactNo}`)
      },
    }
    await api.send('forget-password', { json: { email: donor.email } })
    // Renamed and not dropped: the next test of this worker gets the same database.
    await api.deps.db.schema.alterTable('sessions').renameTo('sessions_away').execute()
    expect((await api.send('profile', { token })).status).toBe(500)

    const text = lines.join('')
    expect(text).toContain('payment message not believed')
    expect(text).toContain('request failed')
    expect(text).toContain(paid.txnid)
    const secrets = [...Object.values(donor), 'Zubeida', '98765', pan, pan.slice(-4), token, ...personal(paid)]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  } finally {
    await api.deps.db.schema.alterTable('sessions_away').renameTo('sessions').execute()
    await api.close()
  }
})

/** The fields of the payment form that say who pays, or prove it. */
const personal = (form: Record<string, string>): string[] =>
  ['hash', 'firstname', 'lastname', 'email', 'phone', 'key'].flatMap((name) => form[name] || [])
