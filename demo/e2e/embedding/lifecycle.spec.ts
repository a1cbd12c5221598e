import { until } from '../engines/until.ts'
import { roots } from '../roots.ts'
import { expect, test } from './fixtures.ts'
import { closeDialog, pressOpener } from './hostile.ts'
import { ask } from './invariants.ts'
import { at, errorsOf, formStands, ready } from './lifePage.ts'

for (const how of ['async', 'defer', 'type=module', '']) {
  test(`the tag as ${how || 'a plain script, before there is a body'}`, async ({ visitor }) => {
    await visitor.goto(at('clean', `?how=${how}`))
    await ready(visitor)
    await pressOpener(visitor)
    await formStands(visitor)
    await closeDialog(visitor)
    expect(await errorsOf(visitor)).toEqual([])
  })
}

test('inserted after the page has loaded, and once more as a module: one instance, one warning', async ({
  visitor,
}) => {
  await visitor.goto(at('clean', '?script=off'))
  await visitor.evaluate(() => {
    const say = console.warn
    const heard: string[] = []
    Object.assign(window, { warnings: heard })
    console.warn = (...words: unknown[]) => {
      heard.push(words.join(' '))
      say(...words)
    }
  })
  const insert = (type: string): Promise<void> =>
    visitor.evaluate(
      ([src, kind, apiRoot]) =>
        new Promise<void>((resolve) => {
          const script = document.createElement('script')
          Object.assign(script, { src, type: kind, onload: () => resolve() })
          script.dataset['apiRoot'] = apiRoot
          document.head.append(script)
        }),
      [`${roots.siteRoot}/widget/v1/donate.js`, type, roots.apiRoot] as const,
    )
  await insert('')
  // Nothing is answered: WebKit's driver cannot send a window.
  await visitor.evaluate(() => void Object.assign(window, { firstOne: window.DonateWidget }))
  await insert('module')
  expect(await visitor.evaluate(() => (window as { firstOne?: unknown }).firstOne === window.DonateWidget)).toBe(true)
  expect(await visitor.evaluate(() => (window as { warnings?: string[] }).warnings?.length)).toBe(1)
  await pressOpener(visitor)
  await formStands(visitor)
  expect(
    await visitor.evaluate(() => [...document.documentElement.children].filter((one) => one.shadowRoot).length),
  ).toBe(1)
  await closeDialog(visitor)
  expect(await errorsOf(visitor)).toEqual([])
})

test('destroy() leaves nothing, and loading again works', async ({ visitor }) => {
  await visitor.goto(at('clean', '?script=off'))
  const without = await ask.traces(visitor)
  await visitor.goto(at('clean'))
  await ready(visitor)
  await pressOpener(visitor)
  await formStands(visitor)
  await visitor.evaluate(() => window.DonateWidget?.destroy?.())
  await until('the end', async () => !(await ask.dialog(visitor)).open)
  const left = await ask.traces(visitor)
  expect(left.globals).toEqual(without.globals)
  // What the driver itself hears is not ours.
  expect(left.listeners.filter((line) => /donate|pointerover|focusin|hashchange|load|pageshow|key/.test(line))).toEqual(
    [],
  )
  expect(left.attributes).toEqual(without.attributes)
  expect(await visitor.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  await visitor.evaluate(
    ([src, apiRoot]) => {
      const script = document.createElement('script')
      script.src = src
      script.dataset['apiRoot'] = apiRoot
      document.head.append(script)
    },
    [`${roots.siteRoot}/widget/v1/donate.js`, roots.apiRoot] as const,
  )
  await ready(visitor)
  await pressOpener(visitor)
  await formStands(visitor)
  await closeDialog(visitor)
  expect(await errorsOf(visitor)).toEqual([])
})
