import { test } from './fixtures.ts'
import { visitBroken, visitWild, type Wild } from './hostile.ts'

const inside = '#inside'

/** Each group of wild pages, and every page of it that leaves the donor all there is. */
const groups: Record<string, Wild[]> = {
  'styles of the page': [
    { page: 'clean' },
    { page: 'reset' },
    { page: 'huge' },
    { page: 'inherited' },
    { page: 'rtl' },
    { page: 'transformed' },
    { page: 'overflow' },
    { page: 'scroller' },
    { page: 'empty' },
    { page: 'restless' },
    { page: 'quirks' },
    { page: 'base' },
  ],
  'layers and focus traps of the page': [
    { page: 'toplayer', opener: inside },
    { page: 'modal', opener: inside },
    { page: 'bootstrap3', opener: inside },
    { page: 'bootstrap5', opener: inside },
    { page: 'trap', opener: inside, takesFocus: true },
  ],
  'keys and presses that a page takes': [
    { page: 'keys-document' },
    { page: 'keys-window' },
    { page: 'shortcuts' },
    { page: 'guarded' },
  ],
  'libraries of the page': [
    { page: 'prototype' },
    { page: 'mootools' },
    { page: 'jquery' },
    { page: 'requirejs' },
    { page: 'zone' },
    { page: 'extras' },
    { page: 'frozen' },
    { page: 'ses' },
    { page: 'builtins?habit=storage' },
  ],
  'page builders and script optimisers': [
    { page: 'elementor' },
    { page: 'divi' },
    { page: 'rocket' },
    { page: 'delayed', late: true },
  ],
}

/** WebKit's driver hands every answer through the page's own built-ins, and presses beside the mark on a zoomed body. */
const beyondItsDriver = /^(prototype|transformed|builtins|polluted.*[a-z]+$(?<!hidden))/
const why = 'what the page does to itself stops the driver, not the widget'

for (const [group, pages] of Object.entries(groups)) {
  test.describe(group, () => {
    for (const wild of pages) {
      test(wild.page, ({ visitor, engineName }) => {
        test.skip(engineName === 'webkit' && beyondItsDriver.test(wild.page), why)
        return visitWild(visitor, wild)
      })
    }
  })
}

const pollutions = ['markup', 'handlers', 'links', 'request', 'contract', 'shim']
const fetches = ['reject']
const builtins = ['observers']
const broken = [
  ...pollutions.flatMap((habit) => [`polluted?habit=${habit}`, `polluted?habit=${habit}&hidden`]),
  ...fetches.map((habit) => `fetch?habit=${habit}`),
  ...builtins.map((habit) => `builtins?habit=${habit}`),
]

test.describe('what a page has broken', () => {
  for (const page of broken) {
    test(page, ({ visitor, engineName }) => {
      test.skip(engineName === 'webkit' && beyondItsDriver.test(page), why)
      return visitBroken(visitor, { page })
    })
  }
})
