/** Routers insert and remove elements while our script stays. */
import { expect, test } from './fixtures.ts'
import { closeDialog, pressOpener, at, errorsOf, formStands, ready } from './hostile.ts'
import { ask, expectAsFound } from './invariants.ts'

test('leaves no listener and no node after a thousand donate buttons and forms', async ({ visitor }) => {
  await visitor.goto(at('clean'))
  await ready(visitor)
  const count = (): Promise<unknown> =>
    visitor.evaluate(
      () => [window[Symbol.for('probe')]!.listeners(), document.querySelectorAll(':not(link)').length] as const,
    )
  // The prefetch adds its own listener once. It is added before the count, in every browser.
  await visitor.evaluate(() => {
    const intent = new Event('pointerover', { bubbles: true, composed: true })
    document.querySelector('donate-button, [data-donate]')!.dispatchEvent(intent)
  })
  await expect.poll(count).toEqual([expect.arrayContaining(['window donate:open 1']), expect.any(Number)])
  const before = await count()
  await visitor.evaluate(() => {
    const hosts: Array<WeakRef<Element>> = []
    for (let n = 0; n < 1000; n++) {
      const button = document.createElement('donate-button')
      button.setAttribute('project-id', '4')
      const link = document.createElement('a')
      link.dataset['donate'] = ''
      const form = document.createElement('donate-form')
      form.setAttribute('project-id', '4')
      document.body.append(button, link, form)
      for (const one of [button, link, form]) {
        hosts.push(new WeakRef(one))
        one.remove()
      }
    }
    Object.assign(window, { hosts })
  })
  expect(await count()).toEqual(before)
  // The last one has time to render.
  await visitor.evaluate(() => document.body.prepend(document.createElement('donate-form')))
  await visitor.waitFor('donate-form >> #project')
  await visitor.evaluate(() => {
    const form = document.querySelector('donate-form')!
    ;(window as { hosts?: Array<WeakRef<Element>> }).hosts?.push(new WeakRef(form))
    form.remove()
  })
  await expect.poll(count).toEqual(before)
  await expect.poll(() => visitor.evaluate(hostsKept), { timeout: 10_000 }).toBeLessThan(3)
  await pressOpener(visitor)
  await formStands(visitor)
  await closeDialog(visitor)
  await expectAsFound(visitor)
})

test('stays usable if a router removes everything fifty times, mostly with pending answers', async ({ visitor }) => {
  await visitor.goto(at('fetch', '?habit=slow'))
  await ready(visitor)
  await visitor.evaluate(() => void Object.assign(window, { hosts: [] }))
  await ask.mark(visitor)
  await visitor.evaluate(async () => {
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
    const { hosts } = window as unknown as { hosts: Array<WeakRef<Element>> }
    const takeOut = (): void => {
      const { documentElement, body } = document
      for (const one of [...documentElement.children, ...body.children]) {
        if (!one.shadowRoot?.querySelector('dialog')) continue
        hosts.push(new WeakRef(one))
        one.remove()
      }
    }
    for (let time = 0; time < 50; time++) {
      window.DonateWidget?.open?.({ projectId: 4 })
      // Removed before the dialog's code runs, while it waits, and sometimes with the form shown.
      await pause(time % 25 === 0 ? 250 : time % 3)
      // A dialog that is removed at once returns in <body>, and the router removes it there, too.
      for (let n = 0; n < 100; n++) {
        takeOut()
        if (!window.DonateWidget?.isOpen) break
        await pause(5)
      }
    }
  })
  expect(await visitor.evaluate(() => window.DonateWidget?.isOpen)).toBe(false)
  await expect
    .poll(async () => (await ask.changed(visitor)).filter((line) => !line.startsWith('focus')), { timeout: 10_000 })
    .toEqual([])
  await expect.poll(() => visitor.evaluate(hostsKept), { timeout: 10_000 }).toBeLessThan(3)
  await pressOpener(visitor)
  await formStands(visitor)
  await closeDialog(visitor)
  expect(await errorsOf(visitor)).toEqual([])
})

/** Our elements that are still referenced; 0 if the engine cannot collect garbage on request. */
function hostsKept(): number {
  const { gc, hosts } = window as { gc?(): void; hosts?: Array<WeakRef<Element>> }
  gc?.()
  // An element that was removed twice counts once.
  return gc ? new Set((hosts ?? []).map((one) => one.deref()).filter(Boolean)).size : 0
}

for (const page of ['react', 'vue']) {
  test(`the routes of a ${page} page insert and remove openers`, async ({ visitor }) => {
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

test('buttons work before and after Turbo replaces the body, also with the dialog open', async ({ visitor }) => {
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
  // Turbo itself adds click listeners to the window with every visit.
  const grown = async (): Promise<string[]> =>
    (await listeners()).filter((line) => !before.includes(line) && !/click|donate:open 1$/.test(line))
  await expect.poll(grown).toEqual([])
  expect(await errorsOf(visitor)).toEqual([])
})
