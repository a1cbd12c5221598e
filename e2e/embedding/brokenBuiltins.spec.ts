/** Pages that broke a built-in that the form needs. In Chromium only: a function that throws does so in every engine. */
import { expect, test } from './fixtures.ts'
import { arrive, closeDialog, goTo, pressOpener, seen } from './hostile.ts'
import { ask, expectAsFound } from './invariants.ts'
import { published } from '../support/foreignServers.ts'
import { roots } from '../support/roots.ts'
import { visitBroken, visitWild } from './visits.ts'

/** One visitor goes through all pages of a test, because each load breaks the built-ins of that page only. */
const page = (habit: string): { page: string } => ({ page: `builtins?habit=${habit}` })

test('events or observing broken: shows the form', async ({ visitor }) => {
  for (const habit of ['events', 'observing']) await test.step(habit, () => visitWild(visitor, page(habit)))
})

test('json or abort broken: shows the form or a link, never an empty panel', async ({ visitor }) => {
  for (const habit of ['json', 'abort']) await test.step(habit, () => visitBroken(visitor, page(habit)))
})

test('promise, timers or frames broken: shows the form or a link again when opened twice, with all code loaded', async ({
  visitor,
}) => {
  for (const habit of ['promise', 'timers', 'frames'])
    await test.step(habit, async () => {
      await visitBroken(visitor, page(habit))
      await pressOpener(visitor)
      await seen(visitor, 'the form or a link', ({ points, links }) => 'CONTINUE' in points || links.length > 0)
      await closeDialog(visitor)
      await expectAsFound(visitor)
    })
})

test('shows a form in the page or a link, and causes no error on the page, whichever is broken', async ({
  visitor,
}) => {
  const habits = ['promise', 'timers', 'frames', 'json', 'abort', 'events', 'observers', 'observing', 'listeners']
  for (const habit of habits)
    await test.step(habit, async () => {
      await goTo(visitor, { ...page(habit), form: true }, 'how=async')
      await visitor.inspect('donate-form', (form) => form.scrollIntoView())
      await visitor.wheel(9000)
      const ways = 'donate-form >> :is(a[href*="/donate"],footer button):has-text("Other ways to give")'
      await visitor.waitFor(ways)
      const { errors } = await ask.traces(visitor)
      expect(errors).toEqual([])
    })
})

test('promise broken, with the one file of a version: shows a link in the dialog and instead of the form', async ({
  visitor,
}) => {
  const { version } = await published()
  const wild = page(`promise&file=/widget/${version}/donate.js`)
  await visitBroken(visitor, wild)
  await goTo(visitor, { ...wild, form: true }, 'how=async')
  await visitor.waitFor('donate-form >> a[href*="ways=offline"]')
  expect((await ask.traces(visitor)).errors).toEqual([])
})

test('listeners broken: the page’s own link opens the trust’s page', async ({ visitor }) => {
  await arrive(visitor, page('listeners'))
  await pressOpener(visitor)
  await visitor.waitForUrl(/\/donate\?project=4$/)
  expect(await visitor.url()).toContain(roots.siteRoot)
  expect(visitor.errors).toEqual([])
})
