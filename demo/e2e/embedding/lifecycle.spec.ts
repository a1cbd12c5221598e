import { until } from '../engines/until.ts'
import type { Visitor } from '../engines/visitor.ts'
import { roots } from '../roots.ts'
import { expect, test } from './fixtures.ts'
import { closeDialog, pressOpener, seen } from './hostile.ts'
import { ask } from './invariants.ts'

const at = (page: string, query = ''): string => `${roots.pagesRoot}/wild/${page}${query}`
const ready = (visitor: Visitor): Promise<void> =>
  until('our script', () => visitor.evaluate(() => typeof window.DonateWidget?.open === 'function'))
const errorsOf = (visitor: Visitor): Promise<string[]> => visitor.evaluate(() => window[Symbol.for('probe')]!.errors)
const formStands = (visitor: Visitor): Promise<unknown> =>
  seen(visitor, 'the form', ({ points }) => 'CONTINUE' in points)

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

test('donate buttons put in and taken out a thousand times leave no listener and no node', async ({ visitor }) => {
  await visitor.goto(at('clean'))
  await ready(visitor)
  const count = (): Promise<unknown> =>
    visitor.evaluate(
      () => [window[Symbol.for('probe')]!.listeners(), document.querySelectorAll(':not(link)').length] as const,
    )
  const before = await count()
  await visitor.evaluate(() => {
    for (let n = 0; n < 1000; n++) {
      const button = document.createElement('donate-button')
      button.setAttribute('project-id', '4')
      const link = document.createElement('a')
      link.dataset['donate'] = ''
      document.body.append(button, link)
      button.remove()
      link.remove()
    }
  })
  expect(await count()).toEqual(before)
  await pressOpener(visitor)
  await formStands(visitor)
  await closeDialog(visitor)
  expect(await ask.changed(visitor)).toEqual([])
})

test('a router that takes everything out a hundred times, most times with answers on their way: scrolling is free, opening works, nothing is kept', async ({
  visitor,
}) => {
  await visitor.goto(at('fetch', '?habit=slow'))
  await ready(visitor)
  await ask.mark(visitor)
  await visitor.evaluate(async () => {
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
    const hosts: Array<WeakRef<Element>> = []
    for (let time = 0; time < 100; time++) {
      window.DonateWidget?.open?.({ projectId: 4 })
      // Before the dialog's code is at work, while it waits, and now and then with the form there.
      await pause(time % 25 === 0 ? 250 : time % 3)
      for (const one of document.documentElement.children) {
        if (!one.shadowRoot) continue
        hosts.push(new WeakRef(one))
        one.remove()
      }
      for (let n = 0; window.DonateWidget?.isOpen && n < 100; n++) await pause(5)
    }
    Object.assign(window, { hosts })
  })
  expect(await visitor.evaluate(() => window.DonateWidget?.isOpen)).toBe(false)
  await expect
    .poll(async () => (await ask.changed(visitor)).filter((line) => !line.startsWith('focus')), { timeout: 3000 })
    .toEqual([])
  await expect.poll(() => visitor.evaluate(hostsKept), { timeout: 10_000 }).toBeLessThan(3)
  await pressOpener(visitor)
  await formStands(visitor)
  await closeDialog(visitor)
  expect(await errorsOf(visitor)).toEqual([])
})

/** Dialogs that something still holds; where the engine lets nobody clear its memory, none that we know of. */
function hostsKept(): number {
  const { gc, hosts } = window as { gc?(): void; hosts?: Array<WeakRef<Element>> }
  gc?.()
  return gc ? (hosts ?? []).filter((one) => one.deref()).length : 0
}

for (const page of ['react', 'vue']) {
  test(`the routes of a ${page} page bring openers and take them away`, async ({ visitor }) => {
    await visitor.goto(at(page))
    await ready(visitor)
    for (let time = 0; time < 2; time++) {
      await visitor.click('#leave')
      await visitor.waitFor('#elsewhere')
      await visitor.click('#home')
      await visitor.waitFor('#opener')
      await pressOpener(visitor)
      await formStands(visitor)
      await closeDialog(visitor)
    }
    await pressOpener(visitor)
    await formStands(visitor)
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#leave')?.click())
    await visitor.waitFor('#elsewhere')
    expect((await ask.dialog(visitor)).open).toBe(true)
    await closeDialog(visitor)
    expect(await errorsOf(visitor)).toEqual([])
  })
}

test('Turbo swaps the body: buttons work before and after, also with the dialog open', async ({ visitor }) => {
  await visitor.goto(at('turbo'))
  await ready(visitor)
  const listeners = (): Promise<string[]> =>
    visitor.evaluate(() => window[Symbol.for('probe')]!.listeners().filter((line) => line.startsWith('window')))
  const before = await listeners()
  for (const link of ['#next', '#back', '#next']) {
    await visitor.click(link)
    await visitor.waitForUrl(link === '#back' ? /turbo$/ : /turbo-next$/)
    await visitor.waitFor(link === '#back' ? '#next' : '#back')
    await pressOpener(visitor)
    await formStands(visitor)
    await closeDialog(visitor)
  }
  await visitor.evaluate(() => window.DonateWidget?.open?.({ projectId: 4 }))
  await formStands(visitor)
  await visitor.evaluate(() => document.querySelector<HTMLElement>('#back')?.click())
  await visitor.waitForUrl(/turbo$/)
  await closeDialog(visitor)
  // Turbo itself hears clicks at the window, more often at every visit.
  const grown = async (): Promise<string[]> =>
    (await listeners()).filter((line) => !before.includes(line) && !/click|donate:open 1$/.test(line))
  await expect.poll(grown).toEqual([])
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
