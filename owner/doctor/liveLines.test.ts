import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { liveLines } from './page.ts'

/** The table that the lines show if the widget's doctor fails in this way. */
async function tableOf(error: Error): Promise<unknown> {
  let table: unknown
  await runInNewContext(`(async () => { ${liveLines('https://kinara.example')} })()`, {
    TypeError,
    setTimeout,
    console: { table: (rows: unknown) => (table = rows) },
    document: { addEventListener() {} },
    DonateWidget: { diagnose: () => Promise.reject(error) },
  })
  return table
}

it.each([
  'Failed to fetch dynamically imported module: https://kinara.example/widget/v1/abc/diagnose.js',
  'error loading dynamically imported module: https://kinara.example/widget/v1/abc/diagnose.js',
  'Importing a module script failed.',
])('reports %s as a file that did not load', async (message) => {
  expect(await tableOf(new TypeError(message))).toEqual([
    { code: 'code_blocked', hint: message, fix: 'https://kinara.example/widget/' },
  ])
})

it.each([new TypeError('data is null'), new RangeError('Invalid array length')])('names %s itself', async (error) => {
  expect(await tableOf(error)).toEqual([{ code: error.name, hint: error.message }])
})
