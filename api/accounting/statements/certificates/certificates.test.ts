import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownCertificatesSchema } from '../../../../shared/contract/donation/receipt.ts'
import {
  certificateDonorsSchema,
  certificatePageSchema,
  deliveredSchema,
  uploadedSchema,
} from '../../../../shared/contract/staff/certificates.ts'
import { createTestApi, siteOrigin, testDataKeys, type TestApi } from '../../../testing/testApi.ts'
import { newDataKey, parseDataKeys } from '../../../base/vault/dataKeys.ts'
import { sealStored } from '../../../donors/privacy/sealStored.ts'
import { createVault } from '../../../base/vault/vault.ts'
import { attachFile } from '../../attachFile.ts'
import { filedRows, readFiled } from '../readFiled.ts'
import { openFile } from './openCertificate.ts'
import { donorToken, giveAt, staffCalls, type StaffCalls } from '../../testing/giveInYear.ts'

const year = '2026-27'
let api: TestApi
let staff: StaffCalls
let asha: string
let ravi: string
beforeAll(async () => {
  api = await createTestApi()
  asha = await donorToken(api, 'asha@example.org')
  ravi = await donorToken(api, 'ravi@example.org')
  await giveAt(api, asha, '2026-11-20T12:00:00Z')
  await giveAt(api, ravi, '2026-11-20T13:00:00Z')
  staff = staffCalls(api, await api.signIn('accounts@example.org'))
})
afterAll(() => api.close())

const pdf = (text: string) => strToU8(`%PDF-1.7\n${text}\n%%EOF\n`)

function upload(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>) {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) form.append('files', new File([bytes], name))
  return staff.call(`staff/certificate-files?year=${year}`, { body: form })
}
/** A ZIP whose entries all have the same bytes, not packed, and announce that they unpack to one byte. */
function sharedBytes(entries: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const one = Buffer.from(zipSync({ 'a.pdf': bytes }, { level: 0 }))
  const end = one.subarray(-22)
  const directory = Buffer.from(one.subarray(end.readUInt32LE(16), -22))
  directory.writeUInt32LE(1, 24)
  const size = directory.byteLength * entries
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(size, 12)
  const local = one.subarray(0, end.readUInt32LE(16))
  return new Uint8Array(Buffer.concat([local, ...Array<Buffer>(entries).fill(directory), end]))
}
const list = async () => (await staff.call(`staff/certificates?year=${year}`)).data(certificatePageSchema)
const own = async (token: string) =>
  (await api.send('donation/certificates', { token, origin: siteOrigin })).data(ownCertificatesSchema)
const deliver = async () => (await staff.call('staff/certificates-deliver', { json: { year } })).data(deliveredSchema)

describe('certificates of donors', () => {
  it('are matched with the rows of the filed statement, so it is filed first', async () => {
    expect((await upload({ 'a.pdf': pdf('a') })).refusal?.code).toBe('statement_not_filed')
    await staff.file('staff/statement-file', { json: { year } })
    const { id } = await api.deps.db.selectFrom('statements').select('id').executeTakeFirstOrThrow()
    await staff.call('staff/statement-filed', { json: { id, acknowledgement: 'ACK1' } })
  })

  it('are PDFs by their content, each stored once, from files and ZIPs', async () => {
    const zip = zipSync({
      'folder/ABCPD1234E_ACK1.pdf': pdf('Asha'),
      'ABCPD1234E_AAACR5678F.pdf': pdf('both'),
      'ABCPD1234X.pdf': pdf('unknown'),
      'AAACR5678F.pdf': strToU8('<html>no PDF</html>'),
    })
    const answer = await upload({ 'all.zip': zip, 'copy ABCPD1234E.pdf': pdf('Asha') })
    expect(answer.data(uploadedSchema)).toEqual({
      matched: 1,
      unmatched: 1,
      ambiguous: 1,
      refused: [
        { name: '••••••678F.pdf', why: 'not_pdf' },
        { name: 'copy ••••••234E.pdf', why: 'known' },
      ],
    })
  })

  it('have limits', async () => {
    expect((await upload({})).refusal?.fields).toEqual({ files: 'required' })
    expect((await upload({ 'a.zip': strToU8('PK\u0003\u0004 broken') })).refusal?.fields).toEqual({ files: 'broken' })
    const large = pdf('x'.repeat(1024 * 1024))
    expect((await upload({ 'a.pdf': large })).data(uploadedSchema).refused).toEqual([
      { name: 'a.pdf', why: 'too_large' },
    ])
    // Small as a ZIP, large afterwards.
    const bomb = zipSync(Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`${n}.pdf`, large])))
    expect(bomb.byteLength).toBeLessThan(100_000)
    expect((await upload({ 'a.zip': bomb })).refusal?.fields).toEqual({ files: 'too_large' })
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.pdf`, pdf(String(n))]))
    expect((await upload({ 'a.zip': zipSync(many) })).refusal?.fields).toEqual({ files: 'too_many' })
  })

  it('have the same limits over all ZIPs of an upload, whatever a ZIP announces', async () => {
    // Each ZIP is within the limits, and 45 of them are 900 MB.
    const half = pdf('x'.repeat(1024 * 1000))
    const within = zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n}.pdf`, half])))
    const zips = Object.fromEntries(Array.from({ length: 45 }, (_, n) => [`${n}.zip`, within]))
    expect((await upload(zips)).refusal?.fields).toEqual({ files: 'too_large' })
    const few = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`${n}.pdf`, pdf(String(n))]))
    const two = { 'a.zip': zipSync(few), 'b.zip': zipSync(few) }
    expect((await upload(two)).refusal?.fields).toEqual({ files: 'too_many' })
    const before = process.memoryUsage().arrayBuffers
    expect((await upload({ 'a.zip': sharedBytes(400, half) })).refusal?.fields).toEqual({ files: 'too_large' })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('show staff what is not certain first, without PANs', async () => {
    const { rows, waiting } = await list()
    expect(rows.map(({ file, state, donor }) => [file, state, donor])).toEqual([
      ['••••••234E_••••••678F.pdf', 'ambiguous', null],
      ['••••••234X.pdf', 'unmatched', null],
      ['••••••234E_ACK1.pdf', 'waiting', 'Asha Rawat'],
    ])
    expect(waiting).toBe(1)
  })

  it('are matched by hand, or removed', async () => {
    const { rows } = await list()
    const [ambiguous, unmatched, matched] = rows.map(({ id }) => id)
    const found = await staff.call(`staff/certificate-donors?year=${year}`, { json: { search: '678f' } })
    const [donor] = found.data(certificateDonorsSchema)
    expect(donor).toMatchObject({ name: 'रवि कुमार', id: '••••••678F', rupees: 500 })
    const match = (id: number | undefined, serial: number | undefined) =>
      staff.call('staff/certificate-match', { json: { id, serial } })
    expect((await match(ambiguous, 99)).refusal?.fields).toEqual({ serial: 'unknown' })
    expect((await match(ambiguous, donor?.serial)).status).toBe(200)
    expect((await match(ambiguous, donor?.serial)).refusal?.code).toBe('certificate_matched')
    const remove = (id: number | undefined) => staff.call('staff/certificate-remove', { json: { id } })
    expect((await remove(matched)).refusal?.code).toBe('certificate_matched')
    expect((await remove(unmatched)).status).toBe(200)
    expect((await list()).total).toBe(2)
  })

  it('are delivered once, by mail in the language of the donor and on their page', async () => {
    expect(await own(asha)).toEqual([])
    api.mails.length = 0
    expect(await deliver()).toEqual({ mailed: 2, by_hand: 0 })
    expect(await deliver()).toEqual({ mailed: 0, by_hand: 0 })
    expect(api.mails.map(({ to, kind, language }) => [to, kind, language])).toEqual([
      ['asha@example.org', 'certificate', 'hi'],
      ['ravi@example.org', 'certificate', 'hi'],
    ])
    expect(JSON.stringify(api.mails)).not.toMatch(/ABCPD1234E|AAACR5678F/)
    const [certificate] = await own(asha)
    expect(certificate).toMatchObject({ year, name: '114', replaces: null })
    const path = `donation/certificate?id=${certificate?.id}`
    const file = await staffCalls(api, asha).file(path)
    expect([await file.text(), file.headers.get('Content-Disposition')]).toEqual([
      '%PDF-1.7\nAsha\n%%EOF\n',
      'attachment; filename="certificate_2026-27.pdf"',
    ])
    expect((await api.send(path, { token: ravi, origin: siteOrigin })).status).toBe(404)
    expect(
      (await api.send(`staff/certificate?id=${certificate?.id}`, { token: ravi, origin: siteOrigin })).status,
    ).toBe(403)
  })

  it('are replaced by a revised one, which names the old', async () => {
    const [before] = await own(asha)
    await upload({ 'ABCPD1234E_revised.pdf': pdf('Asha, revised') })
    // Until it is delivered, the donor sees the old one.
    expect(await own(asha)).toEqual([before])
    api.mails.length = 0
    await deliver()
    expect(api.mails[0]?.text).toContain('नया दान प्रमाणपत्र')
    expect(await own(asha)).toMatchObject([{ replaces: before?.delivered_at }])
    expect((await list()).rows.map(({ state }) => state)).toEqual(['mailed', 'mailed', 'replaced'])
  })

  it('wait for staff if the donor has no account', async () => {
    const { id } = await api.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ravi@example.org')
      .executeTakeFirstOrThrow()
    await upload({ 'AAACR5678F_revised.pdf': pdf('Ravi, revised') })
    const token = await api.signIn('ravi@example.org')
    expect((await api.send('profile/delete_account', { token, json: id })).status).toBe(200)
    expect(await deliver()).toEqual({ mailed: 0, by_hand: 1 })
  })

  it('are sent as a file to a donor without an account who has an e-mail address', async () => {
    const { deps } = api
    const donor = await deps.db
      .insertInto('donors')
      .values({
        full_name: 'रवि कुमार',
        email: 'offline@example.org',
        contact_no: null,
        user_id: null,
        created_at: deps.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await deps.db
      .selectFrom('donations')
      .select('id')
      .where('user_id', 'is', null)
      .executeTakeFirstOrThrow()
    await deps.db.updateTable('donations').set({ donor_id: donor.id, language: 'hi' }).where('id', '=', id).execute()
    await upload({ 'AAACR5678F_again.pdf': pdf('Ravi, again') })
    expect(await deliver()).toEqual({ mailed: 1, by_hand: 0 })
    const mail = await deps.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect([mail.recipient, mail.language, mail.action_url]).toEqual(['offline@example.org', 'hi', null])
    expect(mail.body).toContain('साथ लगी फ़ाइल')
    const file = await attachFile(deps, mail)
    expect([file?.name, Buffer.from(file?.content ?? []).toString()]).toEqual([
      'certificate_2026-27.pdf',
      '%PDF-1.7\nRavi, again\n%%EOF\n',
    ])
  })

  it('are sealed again with a new key, like the rows of the statement', async () => {
    const next = parseDataKeys(newDataKey('next')) ?? []
    const vault = createVault([...next, ...testDataKeys])
    expect(await sealStored({ db: api.deps.db, vault }, 'old')).toBeGreaterThanOrEqual(6)
    expect(await sealStored({ db: api.deps.db, vault }, 'old')).toBe(0)
    const alone = { ...api.deps, vault: createVault(next) }
    expect(filedRows(await readFiled(alone, year)).map(({ id }) => id)).toEqual(['ABCPD1234E', 'AAACR5678F'])
    const row = await api.deps.db.selectFrom('certificates').selectAll().limit(1).executeTakeFirstOrThrow()
    expect(row.file_sealed && Buffer.from(openFile(alone, row.id, row.file_sealed)).toString()).toContain('%PDF')
    api.deps.vault = vault
  })

  it('leave no PAN and no PDF in clear in the database or the log', async () => {
    const rows = [
      ...(await sql`select t::text from certificates t`.execute(api.deps.db)).rows,
      ...(await sql`select t::text from audit_entries t`.execute(api.deps.db)).rows,
    ]
    expect(rows.length).toBeGreaterThan(10)
    const text = JSON.stringify(rows)
    expect(text).not.toMatch(/ABCPD1234E|AAACR5678F|%PDF/)
    for (const action of [
      'certificates.uploaded',
      'certificates.delivered',
      'certificate.matched',
      'certificate.removed',
    ])
      expect(text).toContain(action)
  })
})
