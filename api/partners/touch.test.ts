import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flexibleRecord, issue, record } from '../testing/donations.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { registerPartners } from './partners.ts'

let api: TestApi
let full: string
beforeAll(async () => {
  api = await createTestApi()
  full = await api.signIn()
})
afterAll(() => api.close())

const payload = { project_id: 4, amount: 500, purpose_id: 41, items: [] }
const attribution = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'दीप उत्सव' }
const none = { utm_source: null, utm_medium: null, utm_campaign: null, utm_term: null, utm_content: null }
const kept = async (txnId: string) =>
  api.deps.db
    .selectFrom('donations')
    .select([
      'partner_id',
      'partner_name',
      'partner_origin',
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
    ])
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()

describe('the attribution of a donation', () => {
  it('is the partner of the token’s origin, whatever the browser claims', async () => {
    const token = await openDonateToken(api, full)
    const claimed = { ...payload, partner: 'slow-loom', attribution }
    const { txn_id } = await issue(api, token, claimed, partnerOrigin)
    const first = await kept(txn_id)
    expect(first).toEqual({
      ...none,
      ...attribution,
      partner_id: 'meghdoot',
      partner_name: 'Meghdoot Pumps Ltd',
      partner_origin: partnerOrigin,
    })
    const other = { utm_source: 'other', utm_term: 'later' }
    const second = { ...flexibleRecord, txn_id, partner: 'other', attribution: other }
    expect((await record(api, token, second, partnerOrigin)).status).toBe(200)
    expect(await kept(txn_id)).toEqual(first)
  })

  it('is the partner named in a link on the trust’s own pages, if the id exists', async () => {
    const ofLink = await issue(api, full, { ...payload, partner: 'slow-loom' }, siteOrigin)
    expect(await kept(ofLink.txn_id)).toMatchObject({
      partner_id: 'slow-loom',
      partner_name: null,
      partner_origin: null,
    })
    const unknown = await issue(api, full, { ...payload, partner: 'nobody-here', attribution }, siteOrigin)
    expect(await kept(unknown.txn_id)).toMatchObject({ partner_id: null, utm_source: 'newsletter' })
  })

  it.each([
    ['of a partner', partnerOrigin, 'meghdoot'],
    ['of no known partner', 'https://search.example', null],
  ])('is, without a valid partner in the link, decided by the linking page %s', async (_, referrer, partner_id) => {
    const linked = await issue(api, full, { ...payload, referrer }, siteOrigin)
    expect(await kept(linked.txn_id)).toMatchObject({ partner_id, partner_name: null, partner_origin: null })
    const claimed = await issue(api, full, { ...payload, partner: 'slow-loom', referrer }, siteOrigin)
    expect(await kept(claimed.txn_id)).toMatchObject({ partner_id: 'slow-loom' })
    const mistyped = await issue(api, full, { ...payload, partner: 'slowloom', referrer }, siteOrigin)
    expect(await kept(mistyped.txn_id)).toMatchObject({ partner_id })
  })

  it('can be sent with the record if it was not sent before', async () => {
    const { txn_id } = await issue(api, full)
    expect(await kept(txn_id)).toMatchObject({ ...none, partner_id: null })
    await record(api, full, { ...flexibleRecord, txn_id, partner: 'hillside-school', attribution })
    expect(await kept(txn_id)).toMatchObject({ ...attribution, partner_id: 'hillside-school' })
    await record(api, full, { ...flexibleRecord, txn_id, partner: 'slow-loom', attribution: { utm_source: 'late' } })
    expect(await kept(txn_id)).toMatchObject({ ...attribution, partner_id: 'hillside-school' })
  })

  it('can name a campaign, but no partner, in a record from a partner’s page', async () => {
    const token = await openDonateToken(api, full)
    const { txn_id } = await issue(api, token, payload, partnerOrigin)
    await record(api, token, { ...flexibleRecord, txn_id, partner: 'slow-loom', attribution }, partnerOrigin)
    expect(await kept(txn_id)).toMatchObject({ ...attribution, partner_id: 'meghdoot' })
  })

  it.each([
    ['a control character', 'news\u0007letter'],
    ['a line break', 'news\nletter'],
    ['a text-direction mark', 'news\u202eletter'],
    ['half a character', 'news\ud800'],
    ['an e-mail address', 'to-asha@example.org-and-others'],
    ['more than 100 characters', 'x'.repeat(101)],
    ['nothing', ''],
    ['a number', 5],
  ])('is refused if it holds %s', async (_, utm_source) => {
    const json = { ...payload, attribution: { utm_source } }
    const answer = await api.send('donation/payment-detail', { json, token: full })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.refusal?.fields ?? {})).toEqual(['attribution.utm_source'])
  })

  it('may have 100 characters of any script, and values other than UTM are ignored', async () => {
    const long = '𑀅'.repeat(100)
    const json = { ...payload, attribution: { utm_content: long, email: 'asha@example.org' } }
    const { txn_id } = await issue(api, full, json)
    expect(await kept(txn_id)).toMatchObject({ ...none, utm_content: long })
  })
})

describe('registered partners', () => {
  it('stay unchanged when they are registered again', async () => {
    const again = { id: 'meghdoot', name: 'Another Name', origin: partnerOrigin }
    await registerPartners(api.deps.db, api.deps.now, [again, { ...again, id: 'thief' }])
    const answer = await api.send(`donation/partner?origin=${encodeURIComponent(partnerOrigin)}`)
    expect(answer.raw).toMatchObject({ data: { name: 'Meghdoot Pumps Ltd', partner_id: 'meghdoot' } })
  })

  it('are credited with the earlier donations of their origin', async () => {
    const token = await openDonateToken(api, full, 'http://other.test')
    const { txn_id } = await issue(api, token, payload, 'http://other.test')
    await api.deps.db.deleteFrom('partners').where('id', '=', 'other').execute()
    expect(await kept(txn_id)).toMatchObject({ partner_id: null, partner_origin: 'http://other.test' })
    // From now on the page is not registered, and its token is refused.
    const refused = await api.send('donation/payment-detail', { json: payload, token, origin: 'http://other.test' })
    expect(refused.status).toBe(403)
    await registerPartners(api.deps.db, api.deps.now, [{ id: 'other', name: 'Other', origin: 'http://other.test' }])
    expect(await kept(txn_id)).toMatchObject({ partner_id: 'other' })
  })
})
