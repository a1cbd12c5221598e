/** A content blocker hides elements by their names, with rules that no page can override. Only an extension can do that. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findProgram } from '../../tools/check/findProgram.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

/** Writes an extension with one rule. */
async function writeBlocker(folder: string, rule: string): Promise<void> {
  const manifest = {
    manifest_version: 3,
    name: 'blocker',
    version: '1',
    permissions: ['scripting', 'webNavigation', 'tabs'],
    host_permissions: ['<all_urls>'],
    background: { service_worker: 'rules.js' },
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(
    join(folder, 'rules.js'),
    `chrome.webNavigation.onCommitted.addListener(({ frameId, url, tabId }) => {
      if (frameId === 0 && url.startsWith('http')) chrome.scripting.insertCSS({ target: { tabId }, origin: 'USER', css: '${rule}' })
    })`,
  )
}

for (const [rule, expected] of [
  ['.donate-dialog{display:none!important}', 'the dialog'],
  ['html>div{display:none!important}', 'the page of the trust'],
] as const)
  test(`shows ${expected} if a content blocker has the rule ${rule}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blocker-'))
    await writeBlocker(folder, rule)
    const executablePath = findProgram('chromium')
    const context = await chromium.launchPersistentContext('', {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    })
    if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker')
    const page = await context.newPage()
    const isHidden = () =>
      page.evaluate(() => {
        const like = Object.assign(document.createElement('div'), { className: 'donate-dialog' })
        document.documentElement.append(like)
        const { display } = getComputedStyle(like)
        like.remove()
        return display === 'none'
      })
    await page.goto(roots.partnerRoot)
    await expect.poll(isHidden).toBe(true)
    await page.locator('a[data-donate]').first().click()
    if (expected === 'the dialog') await expect(page.locator('dialog').getByText('CONTINUE')).toBeVisible()
    else await page.waitForURL(`${roots.siteRoot}/donate?**`)
    await context.close()
    await rm(folder, { recursive: true })
  })
