/**
 * Pages that no driver of WebKit can test: it sends every answer through the page's own built-ins, and misses its target on a zoomed body.
 * The configuration excludes this file there.
 */
import { everyEngine } from '../engines/visitor.ts'
import { test } from './fixtures.ts'
import { harmless, pollutions } from './hostile.ts'
import { visitBroken, visitWild } from './visits.ts'

const wild = ['transformed?zoom=.8', 'prototype', 'builtins?habit=storage', 'builtins?habit=observers']

for (const page of [...wild, `polluted?habit=${harmless}`]) {
  test(page, page.startsWith('transformed') ? everyEngine : {}, ({ visitor }) => visitWild(visitor, { page }))
}

for (const habit of pollutions) {
  test(`works on a page that changed built-ins: polluted?habit=${habit}`, ({ visitor }) =>
    visitBroken(visitor, { page: `polluted?habit=${habit}` }))
}
