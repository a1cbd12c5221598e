import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { contentDirectory } from '../stack/places.ts'

const read = (name: string): string => readFileSync(join(contentDirectory, 'sample-pages/partner', name), 'utf8')

/** The last entry of the page's list of events if the widget's doctor fails in this way. */
async function logAfter(failure: string): Promise<string> {
  const { window } = new JSDOM(read('../partner.html'), { runScripts: 'outside-only', url: 'http://127.0.0.1:3/' })
  window.eval(`window.DonateWidget = { version: '1', diagnose: async () => { throw ${failure} } }`)
  window.eval(read('page.js'))
  window.document.getElementById('diagnose')?.click()
  await new Promise((resolve) => setTimeout(resolve))
  return window.document.querySelector('#log li:last-child')?.textContent ?? ''
}

it.each([
  'Failed to fetch dynamically imported module: https://kinara.example/diagnose.js',
  'error loading dynamically imported module: https://kinara.example/diagnose.js',
  'Importing a module script failed.',
])('reports a file that did not load as blocked: %s', async (message) => {
  expect(await logAfter(`new TypeError('${message}')`)).toMatch(new RegExp(`diagnose code_blocked: ${message}$`))
})

it.each(['TypeError: data is null', 'RangeError: Invalid array length'])(
  'names any other error itself: %s',
  async (named) => {
    const [name = '', message = ''] = named.split(': ')
    expect(await logAfter(`new ${name}('${message}')`)).toMatch(new RegExp(`diagnose ${named}$`))
  },
)
