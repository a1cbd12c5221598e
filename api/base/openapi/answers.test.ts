import { readQueries } from '../../testing/demoContent.ts'
import { fromJSONSchema } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../routes/areas.ts'
import { prepareDonation, recordFact } from '../../accounting/ledger/recordFact.ts'
import { issueReceipt } from '../../accounting/receipts/issueReceipt.ts'
import { settlementLines } from '../../accounting/ledger/accounts.ts'
import { differenceOf } from '../../accounting/reconciliation/comparePayment.ts'
import { openCase } from '../../accounting/reconciliation/cases.ts'
import { addMandate } from '../../testing/mandates.ts'
import { paymentLinkUrl } from '../../donation/paymentLink.ts'
import { createTestApi, siteOrigin, type TestApi, toRequest } from '../../testing/testApi.ts'
import { readDocument, type ServedDocument } from '../../testing/readDocument.ts'

let api: TestApi
let served: ServedDocument
beforeAll(async () => {
  api = await createTestApi()
  served = await readDocument(api)
})
afterAll(() => api.close())

describe('what the API answers fits the document', () => {
  /** The schema of an answer, with what it refers to, read back into one that can check. */
  function readAnswer(path: string, method: string, status: number) {
    const answer = served.document.paths[path]?.[method]?.responses[String(status)]
    const response =
      answer && '$ref' in answer ? served.document.components.responses[answer.$ref.replace(/^.*\//, '')] : answer
    const schema = response && 'content' in response ? response.content?.['application/json']?.schema : undefined
    if (!schema) throw new Error(`${method} ${path} has no answer ${status}`)
    const whole = { ...schema, $defs: served.document.components.schemas }
    return fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')))
  }

  async function check(path: string, options: Parameters<typeof toRequest>[1] = {}, status = 200) {
    const request = toRequest(path.slice(1), { origin: siteOrigin, ...options })
    const response = await api.fetch(request)
    expect(response.status, path).toBe(status)
    const schema = readAnswer(path.replace(/\?.*/, ''), request.method.toLowerCase(), status)
    const read = schema.safeParse(await response.json())
    expect(read.error?.issues, path).toBeUndefined()
  }

  const queries: Record<string, string> = {
    ...readQueries,
    'staff/certificates': '?year=2026-27',
    'receipt-check': '?number=KSN/2026-27/000001',
    'staff/donation': '?txn_id=DESK1',
    'staff/receipt': '?txn_id=DESK1',
    'staff/case': '?id=1',
    'staff/payout': '?utr=U1',
    'staff/donor': '?key=account-1',
    'staff/merge-preview': '?from=account-1&into=account-2',
  }

  const createLink = async () => {
    const link = { user_id: 1, donor_id: null, project_id: 4, amount: 500, note: '', language: 'en' } as const
    const { id } = await api.deps.db
      .insertInto('payment_links')
      .values({ ...link, until_day: '2026-12-31', created_by: 1, created_at: api.deps.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return new URL(paymentLinkUrl(api.deps, id)).hash.slice(1)
  }

  it('every GET, signed in where it is needed', async () => {
    const about = { day: '2026-11-20', now: api.deps.now(), isApplied: false }
    await openCase(api.deps.db, differenceOf('wrong_amount', { id: null, txnId: 'T1' }, 'P1', { amount: 5 }), about)
    queries['staff/mandate'] = `?id=${await addMandate(api)}`
    queries['payment-link'] = `?link=${await createLink()}`
    const token = await api.signIn()
    const facts = { project_id: 4, donation_type: 'flexible', amount: 500, form_fields: '{}' } as const
    const at = api.deps.now()
    const { id } = await prepareDonation(api.deps.db, { ...facts, user_id: 1, txn_id: 'DESK1', created_at: at })
    const lines = settlementLines({ grossPaise: 500, feePaise: 10, taxPaise: 2 })
    const settled = { donationId: id, event: 'settled', actor: 'provider', reference: 'U1:capture:P1' } as const
    await recordFact(api.deps.db, { ...settled, at, lines })
    await recordFact(api.deps.db, { donationId: id, event: 'paid', actor: 'provider', at, effectiveAt: at })
    await issueReceipt(api.deps, id, at)
    const staffToken = await api.signIn('accounts@example.org')
    const tokens = { full: { token }, staff: { token: staffToken }, donor: { token }, optional: {}, none: {} }
    for (const { routes } of areas) {
      for (const { method, path, other, auth } of routes) {
        if (method !== 'GET' || other?.answer || path.includes(':')) continue
        await check(`/${path}${queries[path] ?? ''}`, tokens[auth])
      }
    }
  })

  it('posts, and refusals', async () => {
    const token = await api.signIn()
    const staff = { token: await api.signIn('accounts@example.org'), json: {} }
    for (const path of ['donations', 'donors', 'mandates', 'certificate-donors?year=2026-27'])
      await check(`/staff/${path}`, staff)
    await check('/project/show', { json: { project_id: 1 } })
    await check('/project/show', { json: { project_id: 99 } }, 404)
    await check('/project/show', { json: {} }, 422)
    await check('/project/show', { body: '{' }, 400)
    await check('/donation/require-item', { json: { project_id: 3 } })
    await check('/login', { json: { email: 'asha@example.org', password: 'wrong' } }, 422)
    await check('/login', { json: { email: 'asha@example.org', password: 'x' }, origin: 'http://evil.example' }, 403)
    await check('/donation/payment-detail', { json: { project_id: 4, amount: 500 }, token })
    await check('/donation/update-status', { json: { txn_id: 'T' }, token }, 404)
    await check('/contact-us/store', {
      json: { name: 'Meera', email: 'meera@example.org', subject: 'A visit', message: 'May we come on Sunday?' },
    })
    await check('/donation/partner-request', {
      json: { organisation: 'Fern', page: 'www.fern.example', name: 'Meera', email: 'meera@fern.example' },
    })
    await check('/project?per_page=51', {}, 422)
    await check('/profile', {}, 401)
  })

  it('a wrong answer would be seen', () => {
    const good = { status: true, message: 'OK', data: { reference: 'M-1' }, error: null }
    const schema = readAnswer('/contact-us/store', 'post', 200)
    expect(schema.safeParse(good).success).toBe(true)
    for (const bad of [{ status: false }, { data: null }, { data: { reference: 5 } }, { error: 'x' }])
      expect(schema.safeParse({ ...good, ...bad }).success).toBe(false)
  })
})
