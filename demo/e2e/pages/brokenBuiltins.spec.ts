/** Pages that have broken what nobody can do without. In Chromium only: a function that throws does so in every engine. */
import { expect, test } from '../embedding/fixtures.ts'
import { arrive, pressOpener, visitBroken } from '../embedding/hostile.ts'
import { roots } from '../roots.ts'

for (const habit of ['json', 'abort', 'promise', 'timers', 'frames', 'events', 'observers', 'storage'])
  test(`${habit} broken: the form or a link, never an empty panel`, ({ visitor }) =>
    visitBroken(visitor, { page: `builtins?habit=${habit}` }))

test('where nobody can listen, the page’s own link leads to the trust', async ({ visitor }) => {
  const errors = await arrive(visitor, { page: 'builtins?habit=listeners' })
  await pressOpener(visitor)
  await visitor.waitForUrl(/\/donate\?project=4$/)
  expect(await visitor.url()).toContain(roots.siteRoot)
  expect(visitor.errors).toEqual(errors)
})

for (const habit of ['hang', 'throw', 'nothing', 'text', 'strip'])
  test(`fetch in the way of ${habit}: the form or a link, never an empty panel`, ({ visitor }) =>
    visitBroken(visitor, { page: `fetch?habit=${habit}` }))
