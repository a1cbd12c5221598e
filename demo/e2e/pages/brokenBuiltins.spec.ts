/** Pages that have broken what nobody can do without. In Chromium only: a function that throws does so in every engine. */
import { expect, test } from '../embedding/fixtures.ts'
import { arrive, closeDialog, pressOpener, seen } from '../embedding/hostile.ts'
import { expectAsFound } from '../embedding/invariants.ts'
import { roots } from '../roots.ts'
import { visitBroken, visitWild } from '../embedding/visits.ts'

test('events broken: the form all the same', ({ visitor }) => visitWild(visitor, { page: 'builtins?habit=events' }))

for (const habit of ['json', 'abort', 'promise', 'timers', 'frames'])
  test(`${habit} broken: the form or a link, never an empty panel`, ({ visitor }) =>
    visitBroken(visitor, { page: `builtins?habit=${habit}` }))

for (const habit of ['promise', 'timers', 'frames'])
  test(`${habit} broken: nor when it is opened again, with all its code there`, async ({ visitor }) => {
    const wild = { page: `builtins?habit=${habit}` }
    await visitBroken(visitor, wild)
    await pressOpener(visitor)
    await seen(visitor, 'the form or a link', ({ points, links }) => 'CONTINUE' in points || links.length > 0)
    await closeDialog(visitor)
    await expectAsFound(visitor)
  })

test('where nobody can listen, the page’s own link leads to the trust', async ({ visitor }) => {
  await arrive(visitor, { page: 'builtins?habit=listeners' })
  await pressOpener(visitor)
  await visitor.waitForUrl(/\/donate\?project=4$/)
  expect(await visitor.url()).toContain(roots.siteRoot)
  expect(visitor.errors).toEqual([])
})
