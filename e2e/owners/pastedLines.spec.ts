/** Pastes the configurator's lines into empty pages, as a page owner does. */
import type { APIRequestContext, Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { lists } from '../../owner/configurator/choices.ts'
import { expect, test } from '../support/fixtures.ts'
import { listenOn } from '../support/foreignServers.ts'
import { bundlePasted } from '../npmPackage/bundlePage.ts'
import { roots } from '../support/roots.ts'
import type { Traffic } from '../support/traffic.ts'

const chosen = 'project=4&amounts=2500&purpose=42&partner=meghdoot&lang=hi&theme=dark&accent=%231f5a5e'
const title = 'चिकित्सा शिविर'

/** A block of lines on the configurator's page. */
async function lines(request: APIRequestContext, query: string, ...blocks: string[]): Promise<string[]> {
  const answer = await request.get(`${roots.partnerRoot}/configurator?${chosen}&${query}`)
  const { document } = new JSDOM(await answer.text()).window
  return blocks.map((id) => document.getElementById(id)?.textContent ?? '')
}

/** Opens a new page, runs, and closes it. */
async function onPage(page: Page, traffic: Traffic, html: string, run: () => Promise<void>): Promise<void> {
  const there = await listenOn(
    html.startsWith('<!doctype')
      ? html
      : `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>${html}</html>`,
  )
  traffic.guests.add(new URL(there.root).host)
  await page.goto(there.root)
  await run()
  await there.close()
}

/** Clicks what opens a form, if anything does, and expects the choices in it. */
async function expectForm(page: Page, shape: (typeof lists.shape)[number]): Promise<void> {
  const opener = {
    button: page.locator('donate-button a'),
    floating: page.locator('html > donate-button').getByRole('button', { name: 'दान करें' }),
    link: page.locator('a[data-donate]'),
    inline: null,
  }[shape]
  await page.waitForFunction(() => window.DonateWidget?.version)
  await opener?.click()
  const form = opener ? page.getByRole('dialog') : page.locator('donate-form')
  await expect(form.getByRole('heading', { name: title })).toBeVisible()
  // The floating button is the same for all amounts.
  await expect(form.locator('#amount')).toHaveValue(shape === 'floating' ? /^\d*$/ : '2500')
  if (shape !== 'floating') await expect(form.locator('#purpose :checked')).toHaveValue('42')
  const next = form.getByRole('button', { name: 'आगे बढ़ें' })
  await expect(next).toHaveCSS('background-color', 'rgb(31, 90, 94)')
}

for (const shape of lists.shape) {
  test(`${shape}: the lines work on any page, under the policy that is shown with them`, async ({
    page,
    request,
    traffic,
  }) => {
    const [html = '', policy = ''] = await lines(request, `shape=${shape}`, 'html', 'policy')
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${policy.replaceAll('\n', ' ')}; require-trusted-types-for 'script'; trusted-types 'none'">`
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await onPage(page, traffic, `${meta}${html}`, () => expectForm(page, shape))
    expect(messages.filter((text) => !text.includes('favicon'))).toEqual([])
  })
}

test('the component for React works in every shape', async ({ page, request, traffic }) => {
  const components: Record<string, string> = {}
  for (const shape of lists.shape)
    [components[shape] = ''] = await lines(request, `shape=${shape}&place=react`, 'react')
  await onPage(page, traffic, await bundlePasted(components), async () => {
    const { origin } = new URL(page.url())
    for (const shape of lists.shape) {
      await page.goto('about:blank')
      await page.goto(`${origin}/#${shape}`)
      await expectForm(page, shape)
    }
  })
})

test('Tag Manager loads the script; the line in the page works before and after, and looks like a button', async ({
  page,
  request,
  traffic,
}) => {
  const [tag = '', line = '', look = ''] = await lines(
    request,
    'shape=button&place=gtm',
    'gtmTag',
    'gtmPage',
    'reserve',
  )
  await onPage(page, traffic, look + line, async () => {
    await expect(page.locator('donate-button a')).toHaveCSS('background-color', 'rgb(31, 90, 94)')
    // Tag Manager puts a "Custom HTML" tag into a page like this.
    await page.addScriptTag({ content: tag.replaceAll(/<\/?script>/g, '') })
    await expect(page.locator('script[data-partner="meghdoot"][data-lang="hi"]')).toBeAttached()
    await expectForm(page, 'button')
  })
})

test('Wix: its Custom Code shows the floating button, and the address for a Wix button carries the choices', async ({
  page,
  request,
  traffic,
  dialog,
}) => {
  const [code = '', address = ''] = await lines(request, 'shape=button&place=wix', 'wixCode', 'wixAddress')
  await onPage(page, traffic, code, () => expectForm(page, 'floating'))
  await page.goto(address)
  await expect(dialog.root).toHaveAccessibleName(`${title} के लिए दान करें`)
  await expect(dialog.root.locator('#amount')).toHaveValue('2500')
  await expect(dialog.root.locator('#purpose :checked')).toHaveValue('42')
})
