import { verify as verifyBytes, createPublicKey } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { donationHistorySchema } from '../../../shared/contract/donation/donation.ts'
import {
  receiptCheckSchema,
  receiptKeysSchema,
  receiptReturnsSchema,
  receiptSchema,
} from '../../../shared/contract/donation/receipt.ts'
import { correctedReceiptSchema, staffReceiptSchema } from '../../../shared/contract/staff/receipts.ts'
import { checkCode, type Verify } from '../../../shared/signedReceipt.ts'
import { indianDay } from '../../../shared/date.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { giveRecorded, postReturn } from '../../testing/donations.ts'
import { createTestApi, testSigningKey, type TestApi, toRequest } from '../../testing/testApi.ts'
import { receiptPdf } from './pdf/receiptPdf.ts'
import { ensurePoppler, poppler } from './pdf/testing/poppler.ts'
import { readReceipt } from './readReceipt.ts'
import { readReturns } from './readReturns.ts'
import { keepPublicKey } from './signingKeys.ts'

let api: TestApi
let token: string
let txnId: string
beforeAll(async () => {
  api = await createTestApi()
  await keepPublicKey(api.deps, testSigningKey)
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.advance(3600)
  txnId = await pay()
})

async function pay(): Promise<string> {
  const form = await giveRecorded(api, token)
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  return form.txnid
}
const donation = async () =>
  api.deps.db.selectFrom('donations').selectAll().where('txn_id', '=', txnId).executeTakeFirstOrThrow()
const receiptOf = async (by = token) =>
  (await api.send('donation/receipt', { token: by, json: { txn_id: txnId } })).data(receiptSchema)
const fetchFile = (path: string, by: string = token) => api.fetch(toRequest(path, { token: by }))
const refund = async (rupees: number, reference: string) =>
  recordFact(api.deps.db, {
    donationId: (await donation()).id,
    event: 'refunded',
    amountPaise: rupees * 100,
    reference,
    actor: 'provider',
    at: api.deps.now(),
    effectiveAt: api.deps.now(),
  })

describe('GET donation/receipt-pdf', () => {
  it('answers the PDF to the owner only, under a safe name', async () => {
    const { number } = await receiptOf()
    const file = await fetchFile(`donation/receipt-pdf?txn_id=${txnId}&layout=phone`)
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('Content-Disposition')).toBe(
      `attachment; filename="receipt_${number.replaceAll('/', '-')}.pdf"`,
    )
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
    const ravi = await api.signIn('ravi@example.org')
    expect((await fetchFile(`donation/receipt-pdf?txn_id=${txnId}`, ravi)).status).toBe(404)
  })
})

it('opens one case for staff if the PDF has letters that no font has', async () => {
  const { donation_id } = await api.deps.db
    .selectFrom('receipts')
    .innerJoin('donations', 'donations.id', 'receipts.donation_id')
    .select('donation_id')
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
  const frozen = await readReceipt(api.deps, donation_id)
  if (!frozen?.donor) throw new Error('no receipt')
  const korean = { ...frozen, donor: { ...frozen.donor, name: '김민수' } }
  for (const account of [1, 'mail'] as const)
    await receiptPdf(api.deps, korean, { language: 'en', layout: 'a4', account })
  const cases = await api.deps.db.selectFrom('cases').selectAll().where('code', '=', 'receipt_letters').execute()
  expect(cases).toMatchObject([{ donation_id, txn_id: txnId, closed_at: null, evidence: '{"version":1}' }])
})

describe('money that went back', () => {
  const decide = async (event: 'disputed' | 'dispute_lost' | 'dispute_won') =>
    recordFact(api.deps.db, {
      donationId: (await donation()).id,
      event,
      reference: event,
      actor: 'provider',
      at: nextDay(),
    })
  const askReturns = (by = token) => api.send('donation/receipt-returns', { token: by, json: { txn_id: txnId } })
  const nextDay = () => new Date(api.deps.now().getTime() + 24 * 3_600_000)

  it('is named beside the receipt with amount and day, and leaves the receipt as it is', async () => {
    const before = await receiptOf()
    const { id } = await donation()
    expect(await readReturns(api.deps, id)).toEqual([])
    expect((await askReturns()).data(receiptReturnsSchema)).toBeNull()
    await refund(200, 'r1')
    await decide('disputed')
    await decide('dispute_lost')
    const [first, second] = [indianDay(new Date(before.given_at)), indianDay(nextDay())]
    const parts = [
      { kind: 'refund', paise: 20_000, day: first },
      // The bank takes back what was left.
      { kind: 'lost', paise: 30_000, day: second },
    ]
    expect(await readReturns(api.deps, id)).toEqual(parts)
    expect(await receiptOf()).toEqual(before)
    expect((await askReturns()).data(receiptReturnsSchema)?.lines[0]).toMatch(/^We returned ₹200 on /)
    expect((await askReturns(await api.signIn('ravi@example.org'))).status).toBe(404)
    await decide('dispute_won')
    expect(await readReturns(api.deps, id)).toEqual(parts.slice(0, 1))
  })
})

describe('GET donation/statement', () => {
  it('lists the paid donations of the year with refunds, as CSV and as PDF', async () => {
    const { number } = await receiptOf()
    await refund(200, 'r1')
    const { rows } = (await api.send('donation', { token })).data(donationHistorySchema)
    expect(rows.map(({ txn_id, not_counted }) => [txn_id, not_counted])).toContainEqual([txnId, 200])
    const csv = await (await fetchFile('donation/statement?year=2026-27&format=csv')).text()
    const [head, ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('"date","receipt","project","amount_inr","not_counted_inr","counts_inr"')
    expect(lines).toContain(`"2026-11-21","${number}","Medical camp",500,200,300`)
    const pdf = await fetchFile('donation/statement?year=2026-27')
    expect(pdf.headers.get('Content-Disposition')).toBe('attachment; filename="donations_2026-27.pdf"')
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
    expect((await fetchFile('donation/statement?year=2026')).status).toBe(422)
  })

  it('subtracts to the paisa', async () => {
    await refund(0.3, 'r1')
    const csv = await (await fetchFile('donation/statement?year=2026-27&format=csv')).text()
    expect(csv).toContain(',500,0.3,499.7\r\n')
  })

  it('names the form of its year, and no single receipt', async () => {
    await ensurePoppler()
    const folder = mkdtempSync(join(tmpdir(), 'statement-'))
    const textOf = async (year: string) => {
      const file = join(folder, `${year}.pdf`)
      const pdf = await fetchFile(`donation/statement?year=${year}`)
      writeFileSync(file, new Uint8Array(await pdf.arrayBuffer()))
      return poppler('pdftotext', '-raw', file, '-').replaceAll(/\s+/g, ' ')
    }
    expect(await textOf('2025-26')).toContain('Form 10BE')
    const text = await textOf('2026-27')
    expect(text).toContain('Form 114, formerly 10BE')
    expect(text).not.toMatch(/this receipt/i)
  })
})

describe('a PAN that the donor adds later', () => {
  it('is added to the receipt on request, as a new version', async () => {
    const before = await receiptOf()
    const add = () => api.send('donation/receipt-pan', { token, json: { txn_id: txnId } })
    expect((await add()).refusal?.code).toBe('no_pan')
    await api.send('profile/pan', { token, json: { pan: 'ABCPD1234F' } })
    expect(await receiptOf()).toEqual(before)
    api.mails.length = 0
    expect((await add()).status).toBe(200)
    expect(api.mails.map(({ text }) => text.split('\n\n')[2])).toEqual([
      expect.stringMatching(/^This is version 2 .* replaces/),
    ])
    expect(await receiptOf()).toMatchObject({
      number: before.number,
      version: 2,
      corrects: { version: 1, reason: 'pan' },
      donor: { name: before.donor.name, pan: '••••••234F' },
    })
    expect((await add()).refusal?.code).toBe('receipt_has_pan')
    await api.send('profile/pan', { token, json: { pan: '' } })
  })
})

describe('POST staff/correct-receipt', () => {
  let staff: string
  let json: { number: string; note: string; name: string }
  beforeEach(async () => {
    staff = await api.signIn('accounts@example.org')
    json = { number: (await receiptOf()).number, note: 'The donor wrote on paper', name: 'Asha R. Rawat' }
  })
  const correct = async (change: object = {}) => {
    const { version } = await receiptOf()
    return api.send('staff/correct-receipt', { token: staff, json: { ...json, version, ...change } })
  }
  const versions = async () =>
    (await api.send(`staff/receipt?txn_id=${txnId}`, { token: staff })).data(staffReceiptSchema)

  it('issues the next version for an accountant, with what it corrects and why, and mails it', async () => {
    const { number } = json
    expect((await correct({ note: '' })).refusal?.fields).toEqual({ note: 'required' })
    expect((await correct({ number: 'KSN/2026-27/999999' })).status).toBe(404)
    api.mails.length = 0
    expect((await correct()).data(correctedReceiptSchema)).toEqual({ number, version: 2 })
    expect(await receiptOf()).toMatchObject({ version: 2, donor: { name: 'Asha R. Rawat' }, corrects: { version: 1 } })
    expect(api.mails.map(({ kind }) => kind)).toEqual(['receipt'])
    const entry = await api.deps.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(entry).toMatchObject({ action: 'receipt.corrected', details: '{"version":2,"reason":"name"}' })
    expect((await readReceipt(api.deps, (await donation()).id))?.donor?.note).toBe('The donor wrote on paper')
  })

  it('refuses a correction of a version that somebody has corrected since, also if both come at once', async () => {
    await correct()
    const late = { version: 1, name: 'Asha Rawat', note: 'Typed an hour ago' }
    expect(await correct(late)).toMatchObject({ status: 409, refusal: { code: 'corrected_meanwhile' } })
    expect(await receiptOf()).toMatchObject({ version: 2, donor: { name: 'Asha R. Rawat' } })
    const [one, other] = await Promise.all([correct({ name: 'One', version: 2 }), correct({ name: 'Two', version: 2 })])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    expect((await versions()).versions).toHaveLength(3)
  })

  it('says what was corrected by what differs, and refuses a correction of nothing', async () => {
    await correct()
    expect(await correct()).toMatchObject({ status: 409, refusal: { code: 'nothing_to_correct' } })
    await correct({ language: 'hi' })
    expect(api.mails.at(-1)?.subject).toMatch(/रसीद/)
    await correct({ name: 'Asha Rawat', address: { line: '1 New Road', city: '', state: '', pin: '' } })
    expect((await versions()).versions.map(({ version, reason, language }) => [version, reason, language])).toEqual([
      [4, 'several', 'hi'],
      [3, 'language', 'hi'],
      [2, 'name', 'en'],
      [1, null, 'en'],
    ])
  })

  it('shows staff each version and its PDF, and logs it', async () => {
    await correct()
    const { number, versions: all } = await versions()
    expect(number).toBe(json.number)
    expect(all).toMatchObject([
      { version: 2, reason: 'name', donor: { name: 'Asha R. Rawat', note: json.note } },
      { version: 1, reason: null, donor: { name: 'Asha Rawat', note: null } },
    ])
    const file = await fetchFile(`staff/receipt-pdf?txn_id=${txnId}&version=1`, staff)
    expect(file.headers.get('Content-Disposition')).toMatch(/receipt_KSN-2026-27-\d+\.pdf/)
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
    expect((await fetchFile(`staff/receipt-pdf?txn_id=${txnId}&version=3`, staff)).status).toBe(404)
    const entry = await api.deps.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(entry).toMatchObject({ action: 'receipt.read', subject_kind: 'donation' })
    expect((await fetchFile(`staff/receipt-pdf?txn_id=${txnId}&version=1`)).status).toBe(403)
  })

  it('asks for a recent proof of identity', async () => {
    api.advance(11 * 60)
    expect(await correct()).toMatchObject({ status: 403, refusal: { code: 'reauthenticate' } })
    expect((await versions()).versions).toHaveLength(1)
  })
})

describe('the QR code', () => {
  const verify: Verify = async ({ x, y }, signature, signed) => {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    return verifyBytes('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature)
  }
  const ask = async (number: string) =>
    (await api.send(`receipt-check?number=${encodeURIComponent(number)}`)).data(receiptCheckSchema)

  it('is genuine with the published keys, also after the key was replaced', async () => {
    const frozen = await readReceipt(api.deps, (await donation()).id)
    if (!frozen) throw new Error('no receipt')
    const keys = (await api.send('receipt-keys')).data(receiptKeysSchema)
    const verdict = await checkCode(await api.deps.signer.sign(frozen), keys, verify)
    expect(verdict).toMatchObject({
      is: 'genuine',
      facts: { number: frozen.number, version: 1, day: '2026-11-21', amount: 500, trust: 'Kinara Seva Nyas' },
    })
  })

  it('shows a later refund, in part and whole, and a later version, to anybody', async () => {
    const { number } = await receiptOf()
    expect(await ask(number)).toEqual({ newest: 1, refunded: 0, whole: false, cancelled: false, in_hand: false })
    await refund(100, 'r1')
    expect(await ask(number)).toEqual({ newest: 1, refunded: 100, whole: false, cancelled: false, in_hand: false })
    await refund(400, 'r2')
    expect(await ask(number)).toEqual({ newest: 1, refunded: 500, whole: true, cancelled: false, in_hand: false })
    expect((await api.send('receipt-check?number=KSN')).status).toBe(404)
  })

  it('refuses another key under the id of one that has signed', async () => {
    const { demoSigningKey } = await import('./signingKeys.ts')
    await expect(keepPublicKey(api.deps, demoSigningKey(null))).rejects.toThrow('Choose a new id')
  })
})

it('marks donations of the same amount to the same project within minutes', async () => {
  const marked = async () => {
    const { rows } = (await api.send('donation', { token })).data(donationHistorySchema)
    return rows.filter((row) => row.maybe_twice).map((row) => row.txn_id)
  }
  expect(await marked()).toEqual([])
  api.advance(300)
  const second = await pay()
  expect((await marked()).toSorted()).toEqual([txnId, second].toSorted())
})
