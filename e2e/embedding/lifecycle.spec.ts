import { until } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'
import { expect, test, heard } from './fixtures.ts'
import { parts, scrollToForm } from './form.ts'
import { closeDialog, pressOpener, at, errorsOf, formStands, ready } from './hostile.ts'
import { ask } from './invariants.ts'

/** Calls before the script has loaded, as the guide shows them. */
const early = `<script nonce="{{nonce}}">
  window.opened = []
  ;(window.DonateWidget = window.DonateWidget || []).push(['configure', { lang: 'hi' }])
  for (const call of [['on', 'donate:open', (detail) => opened.push(detail)], ['open', { projectId: 4 }], ['open', { projectId: 7 }]])
    window.DonateWidget.push(call)
</script>`

for (const how of ['async', 'defer', 'type=module', '']) {
  test(`with the tag as ${how || 'a plain script before the body'}, runs early calls once and in order, and then clicks`, async ({
    visitor,
    visit,
  }) => {
    const tag = `<script ${how} src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>`
    await visit('plain', { widget: early + tag })
    await visitor.waitFor(parts.amount)
    const opened = (): Promise<unknown> => visitor.evaluate(() => (window as { opened?: unknown }).opened)
    // While a dialog is open, another call to open does nothing.
    expect(await opened()).toEqual([{ projectId: 4 }])
    expect(await visitor.inspect('dialog', (dialog) => dialog.lang)).toBe('hi')
    await visitor.press('Escape')
    await visitor.waitFor('dialog', 'gone')
    await visitor.click('#item')
    await visitor.waitFor('dialog >> .items')
    expect(await opened()).toEqual([{ projectId: 4 }, { projectId: 1 }])
    expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
  })
}

test('keeps one instance and warns once if the script is added after the load and again as a module', async ({
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
  // Returns nothing, because WebKit's driver cannot send a window.
  await visitor.evaluate(() => void Object.assign(window, { firstOne: window.DonateWidget }))
  await insert('module')
  expect(await visitor.evaluate(() => (window as { firstOne?: unknown }).firstOne === window.DonateWidget)).toBe(true)
  await expect
    .poll(() => visitor.evaluate(() => (window as { warnings?: string[] }).warnings))
    .toEqual(['donate twice'])
  await pressOpener(visitor)
  await formStands(visitor)
  expect(
    await visitor.evaluate(() => [...document.documentElement.children].filter((one) => one.shadowRoot).length),
  ).toBe(1)
  await closeDialog(visitor)
  expect(await errorsOf(visitor)).toEqual([])
})

test('destroy() leaves nothing behind, and loading again works', async ({ visitor }) => {
  await visitor.goto(at('clean', '?form&script=off'))
  const without = await ask.traces(visitor)
  await visitor.goto(at('clean', `?form&how=${encodeURIComponent('async data-floating="bottom-right"')}`))
  await ready(visitor)
  await visitor.waitFor('html > donate-button >> button')
  await scrollToForm(visitor)
  await visitor.waitFor('donate-form >> button:has-text("CONTINUE")')
  await pressOpener(visitor)
  await formStands(visitor)
  await visitor.evaluate(() => window.DonateWidget?.destroy?.())
  await until('the end', async () => !(await ask.dialog(visitor)).open)
  // Listeners of the driver itself do not count.
  const own = (lines: string[]) =>
    lines.filter((line) => /donate|pointerover|focusin|hashchange|load|pageshow|key/.test(line))
  // The browser tells of a closed dialog in a later task, and the form goes then.
  await expect.poll(async () => own((await ask.traces(visitor)).listeners)).toEqual([])
  const left = await ask.traces(visitor)
  expect(left.globals).toEqual(without.globals)
  for (const name of ['attributes', 'elements', 'sheets', 'storage'] as const)
    expect(left[name], name).toEqual(without[name])
  await visitor.waitFor('donate-form >> form', 'gone')
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
