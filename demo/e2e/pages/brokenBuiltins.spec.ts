/** Pages that have broken what nobody can do without. In Chromium only: a function that throws does so in every engine. */
import { test } from '../embedding/fixtures.ts'
import { visitBroken } from '../embedding/hostile.ts'

for (const habit of ['json', 'abort'])
  test(`${habit} broken: the form or a link, never an empty panel`, ({ visitor }) =>
    visitBroken(visitor, { page: `builtins?habit=${habit}` }))

for (const habit of ['hang', 'throw', 'nothing', 'text', 'strip'])
  test(`fetch in the way of ${habit}: the form or a link, never an empty panel`, ({ visitor }) =>
    visitBroken(visitor, { page: `fetch?habit=${habit}` }))
