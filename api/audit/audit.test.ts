import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLogSchema } from '../../shared/contract/staff/audit.ts'
import { signedInSchema, type StaffRole, staffRoles } from '../../shared/contract/people/account.ts'
import { areas } from '../routes/areas.ts'
import { demoPassword } from '../testing/demoContent.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { audit } from './audit.ts'
import { logSignInFailures } from '../accounts/signIn.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const staff = 'accounts@example.org'
const setRole = (role: StaffRole | null) =>
  api.deps.db.updateTable('users').set({ role }).where('email', '=', staff).execute()
const entries = () => api.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute()
const actions = async () => (await entries()).map((entry) => entry.action)

describe('the audit log', () => {
  it.each([sql`update audit_entries set actor_id = 1`, sql`delete from audit_entries`, sql`truncate audit_entries`])(
    'cannot be changed, not even by the database account of the API',
    async (statement) => {
      await audit(api.deps, 'system', 'keys.rotated')
      await expect(statement.execute(api.deps.db)).rejects.toThrow('append-only')
      expect(await entries()).toHaveLength(1)
    },
  )

  it('refuses what is no code, such as an e-mail address, an IP address or a name', async () => {
    const fill = (about: Parameters<typeof audit>[3]) => audit(api.deps, 'system', 'jobs.read', about)
    for (const text of ['asha@example.org', 'Asha Rawat', 'आशा', '203.0.113.7', '2001:db8::7']) {
      await expect(fill({ details: { text } })).rejects.toThrow('code')
      await expect(fill({ subject: { kind: 'partner', id: text } })).rejects.toThrow('code')
      await expect(fill({ address: text })).rejects.toThrow('hash')
    }
    expect(await entries()).toEqual([])
  })

  it('names sign-ins, sign-outs and password changes, and nobody’s data', async () => {
    const token = await api.signIn()
    const json = { current: demoPassword, password: 'Himalaya#2026-blue' }
    expect((await api.send('profile/update-password', { token, json })).status).toBe(200)
    await api.send('logout', { method: 'POST', token })
    expect(await actions()).toEqual(['sign_in.succeeded', 'password.changed', 'sign_out'])
    expect(JSON.stringify(await entries())).not.toMatch(/asha|rawat|203\.0/i)
    expect((await entries())[0]?.address).toBe(api.deps.vault.fingerprint(`network ${api.address}`))
  })

  it('counts failed sign-ins by account and hour, and logs the counts once the hour is over', async () => {
    const fail = (email: string) => api.send('login', { json: { email, password: 'wrong' } })
    for (const email of ['asha@example.org', 'asha@example.org', 'nobody@example.org']) await fail(email)
    await logSignInFailures(api.deps)
    expect(await actions()).toEqual([])
    api.advance(3600)
    await logSignInFailures(api.deps)
    await logSignInFailures(api.deps)
    const counts = (await entries()).map(({ subject_kind, details }) => [subject_kind, JSON.parse(details).count])
    expect(counts).toHaveLength(2)
    expect(counts).toEqual(
      expect.arrayContaining([
        ['user', 2],
        [null, 1],
      ]),
    )
  })

  it('keeps the entries of a deleted account, whose id then names nobody', async () => {
    const answer = await api.send('login', { json: { email: 'ravi@example.org', password: demoPassword } })
    const { token, user } = answer.data(signedInSchema)
    await api.send('profile/delete_account', { token, json: user.id })
    expect(await actions()).toEqual(['sign_in.succeeded', 'account.deleted'])
    expect(await api.deps.db.selectFrom('users').selectAll().where('id', '=', user.id).execute()).toEqual([])
  })
})

describe('staff calls', () => {
  const staffRoutes = areas.flatMap((area) => area.routes).filter((route) => route.auth === 'staff')

  it('refuse visitors, donors and lower roles, and log what they answer', async () => {
    const token = await api.signIn(staff)
    const donor = await api.signIn()
    for (const { method, path, role } of staffRoutes) {
      const call = async (by?: string) => {
        const answer = await api.send(path, { method, origin: siteOrigin, ...(by ? { token: by } : {}) })
        return answer.refusal?.code
      }
      expect(await call(), path).toBe('unauthorized')
      expect(await call(donor), path).toBe('staff')
      for (const lower of staffRoles.slice(0, staffRoles.indexOf(role))) {
        await setRole(lower)
        expect(await call(token), path).toBe('role')
        expect((await actions()).at(-1)).toBe('staff.refused')
      }
      await setRole(role)
      expect(['staff', 'role', 'unauthorized'], path).not.toContain(await call(token))
    }
  })

  it('let a reader see the report, and only an accountant export it', async () => {
    const token = await api.signIn(staff)
    await setRole('reader')
    expect((await api.send('donation/partner-report?from=2026-04-01', { token })).status).toBe(200)
    expect((await api.send('donation/partner-report?format=csv', { token })).refusal?.code).toBe('role')
    await setRole('accountant')
    const { fetch } = api
    const headers = { Authorization: `Bearer ${token}` }
    const file = await fetch(new Request('http://api.test/api/donation/partner-report?format=csv', { headers }))
    expect(file.headers.get('Content-Type')).toContain('text/csv')
    const logged = (await entries()).map(({ action, details }) => [action, JSON.parse(details)]).slice(1)
    expect(logged).toEqual([
      ['partner_report.read', { from: '2026-04-01' }],
      ['staff.refused', { path: 'donation/partner-report', role: 'reader' }],
      ['partner_report.exported', { format: 'csv' }],
    ])
  })
})

describe('GET staff/audit', () => {
  it('answers pages, newest first, by action and by Indian day', async () => {
    await api.signIn()
    api.advance(24 * 3600)
    const token = await api.signIn(staff)
    const read = async (query: string) => (await api.send(`staff/audit${query}`, { token })).data(auditLogSchema)
    const whole = await read('?per_page=1')
    expect([whole.total, whole.rows.length, whole.rows[0]?.action]).toEqual([2, 1, 'sign_in.succeeded'])
    expect((await read('?action=sign_in.succeeded&day=2026-11-21')).total).toBe(1)
    expect((await read('?action=audit_log.read')).total).toBe(2)
    expect((await api.send('staff/audit?action=none&day=2026-02-30', { token })).refusal?.fields).toEqual({
      action: 'invalid',
      day: 'date',
    })
  })
})
