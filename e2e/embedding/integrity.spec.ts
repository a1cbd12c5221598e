import { everyEngine, type Visitor } from '../engines/visitor.ts'
import { itemDonation as donation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { expect, test, heard } from './fixtures.ts'
import { askToSignIn, choose, atProvider, openForm, parts, signInByPopup } from './form.ts'
import { mirror, published } from '../support/foreignServers.ts'
import { strictPolicy } from '../support/policies.ts'

const line = (src: string, integrity: string): string =>
  `<script defer src="${src}" integrity="${integrity}" crossorigin="anonymous" data-api-root="{{apiRoot}}"></script>`

/** Scripts of the trust that the page has requested, by their paths. */
const scriptsOf = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/widget/')),
  )

test(
  'needs one file that its published hash alone allows, and no second script: to the payment in Chromium, to the sign-in elsewhere',
  everyEngine,
  async ({ visitor, visit, reports, donor }) => {
    const { version, integrity } = await published()
    // The nonce allows the page's own scripts.
    const policy = strictPolicy({ 'script-src': `'nonce-{{nonce}}' '${integrity}'` })
    await visit('plain', { policy, widget: line(`{{siteRoot}}/widget/${version}/donate.js`, integrity), hashed: true })
    await openForm(visitor, { projectId: donation.projectId })
    await choose(visitor, donation)
    expect(await visitor.text(parts.total)).toBe(donation.shown)
    expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
    if (visitor.engine !== 'chromium') await askToSignIn(visitor)
    expect(await scriptsOf(visitor)).toEqual([`/widget/${version}/donate.js`])
    if (visitor.engine === 'chromium') {
      await signInByPopup(visitor, donor)
      await atProvider(visitor)
    }
    expect(await reports()).toEqual([])
  },
)

test('does not run a changed file, and the page’s own link opens the trust’s page', async ({ visitor, visit }) => {
  const { version, integrity } = await published()
  let changed = false
  const cdn = await mirror(version, (text) => (changed ? text.replace(/\d/, '0') + ' ' : text))
  const widget = line(`${cdn.root}/widget/${version}/donate.js`, integrity)
  try {
    await visit('plain', { widget })
    await expect.poll(() => visitor.evaluate(() => window.DonateWidget?.version)).toBe(version)
    changed = true
    await visit('plain', { widget })
    expect(await visitor.evaluate(() => 'DonateWidget' in window)).toBe(false)
    expect((await heard(visitor)).errors).toEqual([])
    await visitor.click('#link')
    await visitor.waitForUrl(new RegExp(`^${roots.siteRoot}/donate\\?project=7`))
  } finally {
    await cdn.close()
  }
})

test('runs the first of an old and a new version, once, with one warning', async ({ visitor, visit }) => {
  const { version } = await published()
  const older = '0.9.4'
  // Imitates that version's build: only the number distinguishes the two builds here.
  const archive = await mirror(version, (text) => text.replaceAll(`\`${version}\``, `\`${older}\``))
  const old = `<script defer src="${archive.root}/widget/${older}/donate.js" data-api-root="{{apiRoot}}" data-floating="bottom-left"></script>`
  const newest =
    '<script defer src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}" data-floating="bottom-right"></script>'
  try {
    for (const [widget, first, names, others] of [
      // The archive is not the trust's server.
      [old + newest, older, `${older}, v1`, ['script_elsewhere']],
      [newest + old, version, `v1, ${older}`, []],
    ] as const) {
      await visit('plain', { widget })
      await expect.poll(() => visitor.evaluate(() => document.querySelectorAll('html > donate-button').length)).toBe(1)
      expect(await visitor.evaluate(() => window.DonateWidget?.version)).toBe(first)
      await expect.poll(async () => (await heard(visitor)).warnings.length).toBe(1)
      await visitor.click('#item')
      await visitor.waitFor(parts.next)
      const dialogs = await visitor.evaluate(
        () => [...document.documentElement.children].filter((one) => one.shadowRoot?.querySelector('dialog')).length,
      )
      expect(dialogs).toBe(1)
      const findings = await visitor.evaluate(() => window.DonateWidget?.diagnose?.())
      expect(findings).toEqual([
        expect.objectContaining({ code: 'script_mixed', hint: expect.stringContaining(names) }),
        ...others.map((code) => expect.objectContaining({ code })),
      ])
      const { errors, warnings } = await heard(visitor)
      expect({ errors, warnings: warnings.length }).toEqual({ errors: [], warnings: 1 })
    }
  } finally {
    await archive.close()
  }
})
