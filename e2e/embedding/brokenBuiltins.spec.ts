/** Pages that broke a built-in that the form needs. In Chromium only: a function that throws does so in every engine. */
import { expect, test } from './fixtures.ts'
import { arrive, closeDialog, goTo, pressOpener, seen } from './hostile.ts'
import { ask, expectAsFound } from './invariants.ts'
import { published } from '../support/foreignServers.ts'
import { roots } from '../support/roots.ts'
import { visitBroken, visitWild } from './visits.ts'

for (const habit of ['events', 'observing'])
  test(`${habit} broken: shows the form`, ({ visitor }) => visitWild(visitor, { page: `builtins?habit=${habit}` }))

for (const habit of ['json', 'abort'])
  test(`${habit} broken: shows the form or a link, never an empty panel`, ({ visitor }) =>
    visitBroken(visitor, { page: `builtins?habit=${habit}` }))

for (const habit of ['promise', 'timers', 'frames'])
  test(`${habit} broken: shows the form or a link again when opened twice, with all code loaded`, async ({
    visitor,
  }) => {
    const wild = { page: `builtins?habit=${habit}` }
    await visitBroken(visitor, wild)
    await pressOpener(visitor)
    await seen(visitor, 'the form or a link', ({ points, links }) => 'CONTINUE' in points || links.length > 0)
    await closeDialog(visitor)
    await expectAsFound(visitor)
  })

for (const habit of ['promise', 'timers', 'frames', 'json', 'abort', 'events', 'observers', 'observing', 'listeners'])
  test(`${habit} broken: shows a form in the page or a link, and causes no error on the page`, async ({ visitor }) => {
    await goTo(visitor, { page: `builtins?habit=${habit}`, form: true }, 'how=async')
    await visitor.inspect('donate-form', (form) => form.scrollIntoView())
    await visitor.wheel(9000)
    const ways = 'donate-form >> :is(a[href*="/donate"],footer button):has-text("Other ways to give")'
    await visitor.waitFor(ways)
    const { errors } = await ask.traces(visitor)
    expect(errors).toEqual([])
  })

test('promise broken, with the one file of a version: shows a link in the dialog and instead of the form', async ({
  visitor,
}) => {
  const { version } = await published()
  const page = `builtins?habit=promise&file=/widget/${version}/donate.js`
  await visitBroken(visitor, { page })
  await goTo(visitor, { page, form: true }, 'how=async')
  await visitor.waitFor('donate-form >> a[href*="ways=offline"]')
  expect((await ask.traces(visitor)).errors).toEqual([])
})

test('listeners broken: the page’s own link opens the trust’s page', async ({ visitor }) => {
  await arrive(visitor, { page: 'builtins?habit=listeners' })
  await pressOpener(visitor)
  await visitor.waitForUrl(/\/donate\?project=4$/)
  expect(await visitor.url()).toContain(roots.siteRoot)
  expect(visitor.errors).toEqual([])
})
