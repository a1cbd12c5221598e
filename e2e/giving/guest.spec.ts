import { prepare } from '../support/arrive.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { itemDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'

/** Requests of the page to the trust's servers. */
const ofTrust = (urls: string[]): string[] => urls.filter((url) => !url.startsWith(roots.partnerRoot))

test('loads only the script until the pointer is over an opener, and the dialog uses what was loaded: each call once', async ({
  page,
  dialog,
  traffic,
}) => {
  // A slow line: the page prefetches nothing when it is idle either.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 0.7, saveData: false } })
  })
  await page.goto(roots.partnerRoot, { waitUntil: 'networkidle' })
  // The floating button's own files may be there already. On a fast machine they load a second later.
  const others = ofTrust(traffic.urls).filter((url) => !/\/(floating|hostPage)\.js$/.test(url))
  expect(others).toEqual([`${roots.siteRoot}/widget/v1/donate.js`])
  await page.getByRole('button', { name: 'Send a meal' }).hover()
  await expect.poll(() => traffic.count('donation/require-item')).toBe(1)
  expect(traffic.count('project/dropdown-list')).toBe(1)
  await page.getByRole('button', { name: 'Send a meal' }).click()
  await expect(dialog.continueButton).toBeVisible()
  expect(traffic.count('project/dropdown-list')).toBe(1)
  expect(traffic.count('donation/require-item')).toBe(1)
})

test('loads the rest on a fast line when the page is idle after its load, and leaves no connection open', async ({
  page,
  traffic,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 10, saveData: false } })
    addEventListener('load', () => performance.mark('loaded'))
  })
  const ended: string[] = []
  page.on('requestfinished', (request) => ended.push(request.url().split('/').at(-1) ?? ''))
  await page.goto(roots.partnerRoot)
  await expect.poll(() => traffic.count('project/dropdown-list')).toBe(1)
  const early = await page.evaluate(() => {
    const loaded = performance.getEntriesByName('loaded')[0]?.startTime ?? 0
    const entries = performance.getEntriesByType('resource')
    return entries.filter((one) => /dropdown-list|modal\.js/.test(one.name) && one.startTime < loaded).length
  })
  expect(early).toBe(0)
  await expect.poll(() => ended).toContain('dropdown-list')
  await page.getByRole('button', { name: 'Send a meal' }).hover()
  await expect.poll(() => traffic.count('donation/require-item')).toBe(1)
  await expect.poll(() => ended).toContain('require-item')
})

test('loads the form as two files, each once and compiled off the main thread', async ({ page, dialog, traffic }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 0.7, saveData: false } })
  })
  await page.goto(roots.partnerRoot)
  const before = new Set(traffic.urls)
  // Other files wait until the form is there (20 s: longer than any test waits).
  let letGo = () => {}
  const stands = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/widget\/v1\/\w+\/(?!en\.js|modal\.js)/, async (route) => {
    await stands
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send a meal' }).click()
  await expect(dialog.continueButton).toBeVisible()
  letGo()
  await expect(dialog.root.getByRole('region', { name: 'Questions about your donation?' })).toBeVisible()
  // The floating button's code loads by itself, a second after the script, in two files.
  const isOfForm = (url: string) =>
    url.startsWith(`${roots.siteRoot}/widget/`) && !/\/(floating|hostPage)\.js$/.test(url)
  const files = traffic.urls.filter((url) => isOfForm(url) && !before.has(url))
  const names = files.map((url) => url.split('/').at(-1))
  expect(names.slice(0, 2).toSorted()).toEqual(['en.js', 'modal.js'])
  // Nothing needs these files.
  for (const rare of ['hi.js', 'form.hi.js', 'later.hi.js', 'SignInScreen.js', 'EarlierScreen.js', 'inline.js'])
    expect(names).not.toContain(rare)
  expect(new Set(files).size).toBe(files.length)
  for (const file of files) {
    expect(await (await page.request.get(file)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('makes no Error before the form is there, because browsers would parse the whole module again', async ({
  page,
  dialog,
}) => {
  await page.addInitScript(() => {
    const Plain = Error
    const stacks: string[] = []
    const report = (stack: string | undefined): void => void stacks.push(String(stack))
    window.Error = new Proxy(Plain, {
      construct(_, given: [string?], asked) {
        report(new Plain().stack)
        return Reflect.construct(Plain, given, asked) as Error
      },
      apply(_, __, given: [string?]) {
        report(new Plain().stack)
        return new Plain(...given)
      },
    })
    Object.assign(window, { stacks })
  })
  await dialog.openOnPartner({ projectId: 4 })
  await expect(dialog.amount).toHaveValue('1000')
  const stacks = await page.evaluate(() => (window as unknown as { stacks: string[] }).stacks)
  expect(stacks.filter((stack) => stack.includes('/widget/'))).toEqual([])
})

test('adds one global name, and none after destroy', async ({ page }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).toSorted())
  await page.goto(`${roots.partnerRoot}/?script=off`)
  const before = await globals()
  await page.goto(roots.partnerRoot)
  await page.waitForFunction(() => window.DonateWidget)
  await page.locator('#open').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'CONTINUE' })).toBeVisible()
  expect((await globals()).filter((name) => !before.includes(name))).toEqual(['DonateWidget'])
  await page.evaluate(() => window.DonateWidget?.destroy?.())
  expect((await globals()).filter((name) => !before.includes(name))).toEqual([])
})

signedIn('leaves the page’s own storage, keys and prototypes alone', async ({ page, dialog }) => {
  await prepare('partner', itemDonation, dialog)
  const state = await page.evaluate(() => ({
    storage: { ...localStorage },
    shortcuts: (window as unknown as { Meghdoot: { shortcuts: number } }).Meghdoot.shortcuts,
  }))
  expect(state.storage).toEqual({ cart: '["IMP-50-160","SEAL-32"]', theme: 'steel', token: 'dealer-7f21' })
  await dialog.purpose.getByRole('radio').first().press('g')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => (window as unknown as { Meghdoot: { shortcuts: number } }).Meghdoot.shortcuts)).toBe(
    0,
  )
})
