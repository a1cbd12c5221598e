/**
 * Pages that no driver of WebKit gets through: it hands every answer through the page's own built-ins, and presses beside the mark on a zoomed body.
 * The configuration leaves this file out there.
 */
import { test } from './fixtures.ts'
import { harmless, pollutions } from './hostile.ts'
import { visitBroken, visitWild } from './visits.ts'

const wild = ['transformed?zoom=.8', 'prototype', 'builtins?habit=storage', 'builtins?habit=observers']

for (const page of [...wild, `polluted?habit=${harmless}`]) {
  test(page, ({ visitor }) => visitWild(visitor, { page }))
}

for (const habit of pollutions) {
  test(`what a page has broken: polluted?habit=${habit}`, ({ visitor }) =>
    visitBroken(visitor, { page: `polluted?habit=${habit}` }))
}
