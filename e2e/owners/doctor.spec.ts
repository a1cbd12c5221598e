import { expect, test } from '../support/fixtures.ts'
import type { Page } from '@playwright/test'
import { listenOn } from '../support/foreignServers.ts'
import { roots } from '../support/roots.ts'
import type { Traffic } from '../support/traffic.ts'

const doctor = `${roots.partnerRoot}/doctor`
const script = `<script async src="${roots.siteRoot}/widget/v1/donate.js"></script>`

test('reads a pasted page, and reports each problem with the line that fixes it', async ({ page }) => {
  await page.goto(doctor)
  await page
    .getByLabel('Your page’s HTML')
    .fill(
      `${script}\n<script async src="${roots.siteRoot}/widget/1.0.0/donate.js"></script>\n<donate-button project-id="99">Give</donate-button>`,
    )
  await page.getByLabel('Its Content-Security-Policy').fill(`script-src ${roots.siteRoot}; connect-src 'self'`)
  await page.getByLabel('Its address').fill(roots.partnerRoot)
  await page.getByRole('button', { name: 'Check the page' }).click()
  const found = page.locator('.found')
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused()
  await expect(found.getByRole('heading', { level: 3 })).toHaveText([
    'An old version beside a new one',
    'A directive of the content policy is missing',
    'There is no such project',
    'There is no link for when the script is blocked',
  ])
  await expect(found.locator('pre').nth(1)).toHaveText(`connect-src 'self' ${new URL(roots.apiRoot).origin}`)
  await expect(found).toContainText('line 3')
})

test('links from a page that is not registered to the registration form', async ({ page }) => {
  await page.goto(`${doctor}?example=1`)
  await expect(page.locator('.found figcaption').first()).toContainText('Fix it with')
  const sent = page.locator('.found li').filter({ hasText: 'origin_unregistered' })
  await expect(sent.locator('figcaption')).toContainText('The address to register')
  await sent.getByRole('link', { name: 'Ask for registration' }).click()
  await expect(page).toHaveURL(`${roots.siteRoot}/partner-registration?address=https%3A%2F%2Fcsr.example.com&lang=en`)
  const address = page.getByLabel('Address of your page')
  await address.focus()
  await expect(address).toHaveValue('https://csr.example.com')
})

test('finds no problem in the fixed lines', async ({ page }) => {
  await page.goto(`${doctor}?example=1`)
  const fixes = await page.locator('.found pre').allInnerTexts()
  const tag = fixes.find((fix) => fix.startsWith('<script')) ?? ''
  const button = fixes.find((fix) => fix.includes('</a></donate-button>')) ?? ''
  const policy = fixes.filter((fix) => /^\w+-src /.test(fix)).join('; ')
  await page.getByLabel('Your page’s HTML').fill(`${tag}\n${button}`)
  await page
    .getByLabel('Its Content-Security-Policy')
    .fill(`default-src 'self'; script-src 'self' ${roots.siteRoot}; ${policy}`)
  await page.getByLabel('Its address').fill(roots.partnerRoot)
  await page.getByRole('button', { name: 'Check the page' }).click()
  await expect(page.locator('.found')).toContainText('We found no fault')
})

test.describe('the widget’s own check', () => {
  const ask = async (page: Page, traffic: Traffic, html: string) => {
    const there = await listenOn(`<!doctype html><title>Page</title>${html}`)
    traffic.guests.add(new URL(there.root).host)
    await page.goto(there.root)
    await page.waitForFunction(() => window.DonateWidget)
    const findings = await page.evaluate(() => window.DonateWidget?.diagnose?.())
    await there.close()
    return { findings: findings ?? [], root: there.root }
  }

  const withPolicy = (policy: string): string =>
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${script}`

  const liveLines = async (page: Page): Promise<string> => {
    await page.goto(doctor)
    return page.locator('#live').innerText()
  }

  /** The table that the doctor's lines print in the page's console. */
  const paste = async (page: Page, traffic: Traffic, html: string, lines: string): Promise<unknown> => {
    const there = await listenOn(`<!doctype html><title>Page</title>${html}`)
    traffic.guests.add(new URL(there.root).host)
    await page.goto(there.root)
    await page.waitForFunction(() => window.DonateWidget)
    const table: unknown = await page.evaluate(
      `(async () => { let table; const console = { table: (rows) => { table = rows } }; ${lines}; return table })()`,
    )
    await there.close()
    return table
  }

  test('reports a page that is not registered', async ({ page, traffic }) => {
    const { findings, root } = await ask(page, traffic, script)
    expect(findings).toEqual([expect.objectContaining({ code: 'origin_unregistered', fix: root })])
  })

  test('reports names that only look like ours, and an unknown partner id', async ({ page, traffic }) => {
    const tag = script.replace('></', ' data-partner="nobody"></')
    const html = `${tag}<donate-buton>Give</donate-buton><a data-donate data-project-id="3" href="/">Give</a>`
    const { findings } = await ask(page, traffic, html)
    expect(findings.map(({ code, fix }) => (code === 'misspelt' ? fix : code))).toEqual([
      '<donate-button>',
      'data-donate-project-id="3"',
      'origin_unregistered',
      'partner_unknown',
    ])
  })

  test('reports a script that is there twice, and unknown projects', async ({ page, traffic }) => {
    const { findings } = await ask(page, traffic, `${script}<donate-button project-id="99"></donate-button>${script}`)
    expect(findings.map(({ code }) => code)).toEqual(['script_twice', 'project_unknown', 'origin_unregistered'])
    expect(findings.every(({ fix }) => fix)).toBe(true)
  })

  test('reports an API that does not answer, and an address that is no API', async ({ page, traffic }) => {
    await page.route('**/project/dropdown-list', (route) => route.abort())
    expect((await ask(page, traffic, script)).findings.map(({ code }) => code)).toEqual(['api_unreachable'])
    await page.unroute('**/project/dropdown-list')
    const elsewhere = script.replace('></script>', ` data-api-root="${roots.siteRoot}/nothing"></script>`)
    const { findings } = await ask(page, traffic, elsewhere)
    expect(findings).toEqual([expect.objectContaining({ code: 'api_unreachable' })])
  })

  test('names the address to allow if files are blocked, even the widget’s doctor', async ({ page, traffic }) => {
    const folder = `${roots.siteRoot}/widget/v1/`
    const lines = await liveLines(page)
    await page.route('**/widget/v1/*/modal.js', (route) => route.abort())
    const { findings } = await ask(page, traffic, script)
    expect(findings[0]).toMatchObject({ code: 'code_blocked', fix: folder })
    await page.unroute('**/widget/v1/*/modal.js')
    await page.route('**/widget/v1/*/*.js', (route) => route.abort())
    expect(await paste(page, traffic, script, lines)).toEqual([
      expect.objectContaining({ code: 'code_blocked', fix: expect.stringContaining('/widget/') }),
    ])
  })

  test('names a policy that allows the script alone, with the doctor’s own lines', async ({ page, traffic }) => {
    const lines = await liveLines(page)
    // The test itself uses `eval` in the page.
    const policy = `script-src ${roots.siteRoot}/widget/v1/donate.js 'unsafe-eval'`
    expect(await paste(page, traffic, withPolicy(policy), lines)).toEqual([
      expect.objectContaining({ code: 'csp', fix: `script-src ${roots.siteRoot}` }),
    ])
  })

  test('reports a policy that blocks the pictures, and accepts one that allows them', async ({ page, traffic }) => {
    const { origin } = new URL(roots.apiRoot)
    const findingsOf = async (policy: string) => (await ask(page, traffic, withPolicy(policy))).findings
    const unregistered = expect.objectContaining({ code: 'origin_unregistered' })
    expect(await findingsOf(`img-src ${roots.siteRoot}`)).toEqual([
      expect.objectContaining({ code: 'csp', fix: `img-src ${origin}` }),
      unregistered,
    ])
    expect(await findingsOf(`img-src ${origin}`)).toEqual([unregistered])
  })

  test('finds no problem on the partner’s page, and reports a wrong id', async ({ page }) => {
    await page.goto(roots.partnerRoot)
    await page.waitForFunction(() => window.DonateWidget)
    const ask = () => page.evaluate(() => window.DonateWidget?.diagnose?.())
    expect(await ask()).toEqual([])
    await page.evaluate(() => window.DonateWidget?.configure?.({ partner: 'somebody' }))
    expect(await ask()).toEqual([expect.objectContaining({ code: 'partner_unknown', fix: 'data-partner="meghdoot"' })])
  })
})

test('csr-support links to both', async ({ page }) => {
  const section = page.getByText('The button on your own page', { exact: true })
  await page.goto(`${roots.siteRoot}/csr-support`)
  await section.click()
  await page.getByRole('link', { name: /see it live/ }).click()
  await page.waitForURL(`${roots.partnerRoot}/configurator`)
  await page.goto(`${roots.siteRoot}/csr-support`)
  await section.click()
  await page.getByRole('link', { name: /embed doctor/ }).click()
  await page.waitForURL(doctor)
})
