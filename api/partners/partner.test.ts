import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerTokenSchema } from '../../shared/contract/donation/mandate.ts'
import { partnerSchema } from '../../shared/contract/people/account.ts'
import { donationStatusSchema, handoverSchema } from '../../shared/contract/donation/donation.ts'
import { flexibleRecord, issue, record } from '../testing/donations.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let full: string
beforeAll(async () => {
  api = await createTestApi()
  full = await api.signIn()
})
afterAll(() => api.close())

const other = 'http://other.test'
const payload = { project_id: 4, amount: 500, purpose_id: 41, items: [] }
const codeOf = (url: string | undefined) => url?.split('#')[1] ?? ''
const trade = (code: string) => api.send('donation/handover', { json: { code }, token: full, origin: siteOrigin })

describe('a partner', () => {
  it('has a name in the sign-in window if its origin is registered', async () => {
    const ask = async (origin: string) =>
      (await api.send(`donation/partner?origin=${encodeURIComponent(origin)}`)).data(partnerSchema)
    expect(await ask(partnerOrigin)).toEqual({
      origin: partnerOrigin,
      name: 'Meghdoot Pumps Ltd',
      partner_id: 'meghdoot',
    })
    for (const wrong of [
      'http://partner.test.evil.example',
      'http://partner.tes',
      'https://partner.test',
      'null',
      '',
      '\0',
    ])
      expect(await ask(wrong)).toMatchObject({ name: null, partner_id: null })
  })

  it('gets a token only for its registered origin, from a full session on the site', async () => {
    const ask = (origin: string, options: { token?: string; origin?: string }) =>
      api.send('donation/partner-token', { json: { origin }, ...options })
    const good = await ask(partnerOrigin, { token: full, origin: siteOrigin })
    expect(good.data(partnerTokenSchema).expires_in).toBeLessThanOrEqual(900)
    const unregistered = await ask('http://evil.example', { token: full, origin: siteOrigin })
    expect(unregistered.refusal).toEqual({ code: 'invalid', fields: { origin: 'unknown' } })
    expect((await ask(partnerOrigin, { origin: siteOrigin })).status).toBe(401)
    expect((await ask(partnerOrigin, { token: full, origin: partnerOrigin })).status).toBe(403)
    const donate = await openDonateToken(api, full)
    expect((await ask(partnerOrigin, { token: donate, origin: siteOrigin })).status).toBe(403)
  })
})

describe('a donating-only token', () => {
  it.each([other, siteOrigin, 'http://evil.example', 'null', undefined])(
    'is refused from origin %s',
    async (origin) => {
      const token = await openDonateToken(api, full)
      const answer = await api.send('donation/payment-detail', { json: payload, token, ...(origin ? { origin } : {}) })
      expect(answer.status).toBe(403)
    },
  )

  it.each(['profile', 'donation', 'logout', 'donation/partner-token'])('is refused for %s', async (path) => {
    const token = await openDonateToken(api, full)
    const method = path === 'profile' || path === 'donation' ? 'GET' : 'POST'
    const body = method === 'POST' ? { json: { origin: partnerOrigin } } : {}
    expect((await api.send(path, { method, token, origin: partnerOrigin, ...body })).status).toBe(403)
    // Without an origin, the scope refuses.
    expect((await api.send(path, { method, token, ...body })).refusal?.code).toBe('scope')
  })

  it('is accepted by public calls', async () => {
    const token = await openDonateToken(api, full)
    const answer = await api.send('project/dropdown-list', { token, origin: partnerOrigin })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(partnerOrigin)
  })

  it('ends after 15 minutes, and with the session that issued it', async () => {
    const token = await openDonateToken(api, full)
    api.advance(15 * 60)
    expect((await api.send('donation/payment-detail', { json: payload, token, origin: partnerOrigin })).status).toBe(
      401,
    )
    const session = await api.signIn()
    const child = await openDonateToken(api, session)
    await api.send('logout', { json: {}, token: session })
    expect(
      (await api.send('donation/payment-detail', { json: payload, token: child, origin: partnerOrigin })).status,
    ).toBe(401)
  })

  it('shows only the donations that began on its partner’s page', async () => {
    const [token, foreign] = [await openDonateToken(api, full), await openDonateToken(api, full, other)]
    const { txn_id } = await issue(api, token, payload, partnerOrigin)
    const onSite = await issue(api, full)
    const ask = (txnId: string, bearer: string, origin: string) =>
      api.send('donation/update-status', { json: { txn_id: txnId }, token: bearer, origin })
    const second = await openDonateToken(api, full)
    const seen = (await ask(txn_id, second, partnerOrigin)).data(donationStatusSchema)
    expect(seen.partner).toBe('Meghdoot Pumps Ltd')
    expect(JSON.stringify(seen)).not.toMatch(/asha/i)
    expect((await ask(onSite.txn_id, second, partnerOrigin)).status).toBe(404)
    expect((await ask(txn_id, foreign, other)).status).toBe(404)
    expect((await record(api, foreign, { ...flexibleRecord, txn_id }, other)).status).toBe(404)
    expect((await ask(txn_id, full, siteOrigin)).status).toBe(200)
  })
})

describe('the hand-over code', () => {
  const attribution = { utm_source: 'newsletter', utm_campaign: 'deep' }
  const begin = async () => {
    const token = await openDonateToken(api, full)
    const detail = await issue(api, token, { ...payload, attribution }, partnerOrigin)
    return {
      detail,
      code: codeOf(detail.handover_url),
      recordIt: () => record(api, token, { ...flexibleRecord, txn_id: detail.txn_id }, partnerOrigin),
    }
  }

  it('returns the form once, after the donation is recorded', async () => {
    const { detail, code, recordIt } = await begin()
    expect((await trade(code)).refusal).toEqual({ code: 'not_recorded' })
    expect((await recordIt()).status).toBe(200)
    const { action, fields } = (await trade(code)).data(handoverSchema)
    expect(action).toBe('http://gateway.test/_payment')
    expect(fields).toMatchObject({ txnid: detail.txn_id, hash: detail.generated_hash, email: 'asha@example.org' })
    expect((await trade(code)).status).toBe(404)
  })

  it('returns the partner and the campaign of the donation', async () => {
    const { code, recordIt } = await begin()
    await recordIt()
    const { partner, ...rest } = (await trade(code)).data(handoverSchema)
    expect(partner).toBe('meghdoot')
    expect(rest.attribution).toEqual(attribution)
    const onSite = await issue(api, full, payload, siteOrigin)
    await record(api, full, { ...flexibleRecord, txn_id: onSite.txn_id }, siteOrigin)
    const answer = (await trade(codeOf(onSite.handover_url))).data(handoverSchema)
    expect(Object.keys(answer).toSorted()).toEqual(['action', 'fields'])
  })

  it('returns the form to one of two simultaneous requests', async () => {
    const { code, recordIt } = await begin()
    await recordIt()
    const answers = await Promise.all([trade(code), trade(code)])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  it('ends after 10 minutes, is stored as a hash only, and is refused after the payment is settled', async () => {
    const old = await begin()
    await old.recordIt()
    api.advance(10 * 60)
    expect((await trade(old.code)).status).toBe(404)
    const rows = await api.deps.db.selectFrom('handovers').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(old.code)
    const settled = await begin()
    await settled.recordIt()
    await api.deps.db
      .updateTable('donations')
      .set({ state: 'paid' })
      .where('txn_id', '=', settled.detail.txn_id)
      .execute()
    expect((await trade(settled.code)).refusal).toEqual({ code: 'settled' })
    expect((await trade('x'.repeat(43))).status).toBe(404)
  })

  it('is accepted on the trust’s own site only', async () => {
    const { code } = await begin()
    const answer = await api.send('donation/handover', { json: { code }, token: full, origin: partnerOrigin })
    expect(answer.status).toBe(403)
  })

  it('is refused without origin and for another donor, and stays valid for the donor', async () => {
    const { code, recordIt } = await begin()
    await recordIt()
    const donate = await openDonateToken(api, full)
    const somebodyElse = await api.signIn('ravi@example.org')
    for (const [token, status] of [
      [undefined, 401],
      [donate, 403],
      [somebodyElse, 404],
    ] as const) {
      const answer = await api.send('donation/handover', { json: { code }, ...(token ? { token } : {}) })
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.raw)).not.toMatch(/asha/i)
    }
    expect((await trade(code)).status).toBe(200)
  })
})
