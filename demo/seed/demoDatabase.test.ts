import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDemoAccounts, refuseDemo } from '../../api/accounts/demoAccounts.ts'
import { insertUser } from '../../api/accounts/users.ts'
import { importContent } from '../../api/content/import/importContent.ts'
import { migrate, pendingMigrations } from '../../api/storage/migrate.ts'
import { type OpenDatabase } from '../../api/storage/openDatabase.ts'
import { openMemory } from '../../api/testing/memoryDatabase.ts'
import { demoPassword, demoSeed } from '../../api/testing/demoContent.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../api/testing/testApi.ts'
import { markDemoDatabase, refuseForeignDatabase } from './demoDatabase.ts'

const now = () => new Date('2026-11-21T04:00:00Z')

describe('the demo', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = openMemory()
  })
  afterAll(() => database.close())

  it('takes an empty database, and later a database that it has marked', async () => {
    const { db } = database
    await refuseForeignDatabase(db)
    await migrate(db)
    await refuseForeignDatabase(db)
    await markDemoDatabase(db, now)
    await markDemoDatabase(db, now)
    await importContent(db, demoSeed.content)
    await refuseForeignDatabase(db)
  })

  it('refuses a database with a trust’s content or accounts', async () => {
    const { db } = database
    await db.deleteFrom('demo_database').execute()
    await expect(refuseForeignDatabase(db)).rejects.toThrow('accounts with a public password')
  })

  it('refuses a trust’s database of an earlier version, and does not migrate it', async () => {
    const old = openMemory()
    await migrate(old.db, '065_voided_donations')
    const account = { full_name: 'Meera Rao', password_hash: 'x', role: 'administrator' } as const
    await insertUser({ db: old.db, now }, { ...account, email: 'meera@kind.example' })
    await expect(refuseForeignDatabase(old.db)).rejects.toThrow('npm run reset')
    expect(await pendingMigrations(old.db)).toContain('080_demo_mark')
    // Staff of the demo only: its own database of that version.
    await old.db.updateTable('users').set({ email: 'accounts@example.org' }).execute()
    await refuseForeignDatabase(old.db)
    await migrate(old.db)
    await refuseForeignDatabase(old.db)
    await expect(refuseDemo(old.db)).rejects.toThrow('accounts@example.org, administrator')
    await old.close()
  })
})

describe('production', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi()
  })
  afterAll(() => api.close())

  it('refuses the accounts of the demo by their mark, whatever their addresses are now', async () => {
    await api.deps.db
      .updateTable('users')
      .set({ email: 'head@kind.example' })
      .where('email', '=', 'accounts@example.org')
      .execute()
    await expect(refuseDemo(api.deps.db)).rejects.toThrow('head@kind.example, administrator')
  })

  it('starts after the accounts are closed: no password, no role, no session, and the demo refuses the database', async () => {
    const token = await api.signIn()
    expect(await closeDemoAccounts(api.deps)).toContain('asha@example.org')
    await refuseDemo(api.deps.db)
    const again = await api.send('login', { json: { email: 'asha@example.org', password: demoPassword } })
    expect(again.status).toBe(422)
    expect((await api.send('profile', { token, origin: siteOrigin })).status).toBe(401)
    expect(await api.deps.db.selectFrom('users').select('id').where('role', 'is not', null).execute()).toEqual([])
    await expect(refuseForeignDatabase(api.deps.db)).rejects.toThrow('The demo refuses this database')
  })

  it('accepts a database in which the demo never was', async () => {
    await api.deps.db.deleteFrom('users').where('demo', '=', true).execute()
    await refuseDemo(api.deps.db)
  })
})
