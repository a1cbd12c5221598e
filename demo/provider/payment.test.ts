import { describe, expect, it } from 'vitest'
import { merchant, paymentForm, testGateway } from './testGateway.ts'
import { requestHash } from './hash.ts'

const refused = async (form: Record<string, string>) => {
  const answer = await testGateway().send('/_payment', form)
  return { status: answer.status, page: await answer.text() }
}

describe('a payment form at the provider', () => {
  it('opens a payment page by a redirect that Back and reload never repeat', async () => {
    const gateway = testGateway()
    const answer = await gateway.send('/_payment', paymentForm())
    expect(answer.status).toBe(303)
    const page = await gateway.get(answer.headers.get('Location') ?? '')
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control') ?? '').not.toContain('no-store')
    expect(await page.text()).toContain('₹11,000.00')
  })

  it('shows its product on its own page, in the list and on the way back', async () => {
    const gateway = testGateway()
    const path = await gateway.open({ productinfo: 'Clean Ghats' })
    for (const page of [path, '/sandbox']) expect(await (await gateway.get(page)).text()).toContain('Clean Ghats')
    const back = await (await gateway.send(path, { outcome: 'success' })).text()
    expect(back).toContain('<p>For Clean Ghats</p>')
  })

  it.each(['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', 'phone', 'surl', 'furl', 'hash'])(
    'is refused without %s',
    async (name) => {
      const { [name]: _dropped, ...form } = paymentForm()
      const { status, page } = await refused(form)
      expect(status).toBe(400)
      expect(page).toContain(`Mandatory parameter missing: ${name}.`)
    },
  )

  it('is refused if a field was changed after the hash', async () => {
    const { status, page } = await refused({ ...paymentForm(), amount: '1.00' })
    expect(status).toBe(403)
    expect(page).toContain('incorrectly calculated hash parameter')
  })

  it('is refused with the key of another shop', async () => {
    const form = { ...paymentForm(), key: 'kinaraTest' }
    const { status, page } = await refused({ ...form, hash: requestHash(form, { ...merchant, key: 'kinaraTest' }) })
    expect(status).toBe(403)
    expect(page).toContain('merchant key')
  })

  it.each([
    ['amount', '0'],
    ['amount', '0.00'],
    ['amount', '10.001'],
    ['amount', '1e5'],
    ['amount', '-5'],
    ['amount', '1,000'],
    ['txnid', 'x'.repeat(26)],
    ['productinfo', 'अन्नदान'],
    ['productinfo', 'a'.repeat(101)],
    ['firstname', 'a'.repeat(61)],
    ['email', `${'a'.repeat(40)}@example.org`],
    ['email', 'asha'],
    ['phone', 'none'],
    ['surl', '/payment-success'],
    ['furl', 'javascript:alert(1)'],
    ['udf1', 'a'.repeat(256)],
  ])('is refused with %s %s', async (name, value) => {
    const { status, page } = await refused(paymentForm({ [name]: value }))
    expect(status).toBe(400)
    expect(page).toContain(`invalid ${name} parameter`)
  })

  it.each([
    ['amount', '1'],
    ['amount', '0.01'],
    ['amount', '10.5'],
    ['txnid', 'x'.repeat(25)],
    ['productinfo', 'a'.repeat(100)],
    ['firstname', 'a'.repeat(60)],
    ['email', `${'a'.repeat(38)}@example.org`],
    ['email', 'asha+donation@example.org'],
  ])('is accepted with %s %s', async (name, value) => {
    expect((await testGateway().send('/_payment', paymentForm({ [name]: value }))).status).toBe(303)
  })

  it('is refused with a txn id that was used before, and counts every post', async () => {
    const gateway = testGateway()
    await gateway.open()
    const second = await gateway.send('/_payment', paymentForm())
    expect(second.status).toBe(409)
    expect(await second.text()).toContain('duplicate Order ID')
    const log: unknown = await (await gateway.get('/sandbox/log.json')).json()
    expect(log).toMatchObject({ payments: [{ outcome: 'accepted' }, { outcome: 'duplicate' }] })
  })

  it('shows what it was sent as text, never as markup', async () => {
    const gateway = testGateway()
    const path = await gateway.open({ firstname: `"'&amp; Asha` })
    expect(await (await gateway.get(path)).text()).toContain('&quot;&#39;&amp;amp; Asha')
    const { page } = await refused({ ...paymentForm(), '<script>alert(1)</script>': '1', phone: '' })
    expect(page).not.toContain('<script>alert')
  })
})
