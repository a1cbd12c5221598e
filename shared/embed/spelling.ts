/** Finds misspelt names of our elements and attributes: for the doctor, which reads a pasted page, and for `DonateWidget.diagnose()`. */

import { selectors } from './selectors.ts'
import { attributeOf, settingNames, openerAttributes } from './settings.ts'

export interface Misspelling {
  wrong: string
  right: string
}

const elements = selectors.element.split(', ')
const linkAttributes = openerAttributes.map((name) => `data-donate-${name}`)
const tagOptions = settingNames.map(attributeOf)

/** Words that people write instead of our names. */
const synonyms: Readonly<Record<string, string>> = {
  donatebtn: 'donatebutton',
  project: 'projectid',
  purpose: 'purposeid',
  partnerid: 'partner',
  language: 'lang',
  color: 'accent',
  colour: 'accent',
}

/** Letters only, so `project_id`, `projectId` and `PROJECT-ID` are one word. */
const lettersOf = (name: string): string => {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return synonyms[letters] ?? letters
}

/** How many letters must be added, removed or changed to get from one word to the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, (row[place] ?? 0) + (letter === wanted ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** A long word may have two wrong letters, a word of five one. In a short word every letter counts. */
const mostWrong = (word: string): number => (word.length > 7 ? 2 : word.length > 4 ? 1 : 0)

const meant = (letters: string, names: readonly string[], lettersIn: (name: string) => string): string | undefined =>
  names.find((name) => distance(letters, lettersIn(name)) <= mostWrong(lettersIn(name)))

/** @returns our element that this name misspells; null if it is our element, or nothing like one */
export const elementMeant = (localName: string): string | null => {
  if (elements.includes(localName) || !/^do?n/.test(localName)) return null
  const letters = lettersOf(localName.replace(/^donations?/, 'donate'))
  return meant(letters, elements, lettersOf) ?? null
}

const withoutPrefix = (name: string): string => name.replace(/^data-(donate-?)?/, '')

/** Attributes that look like one of `right`, unless the right one is there. Attributes in `known` are right. */
const misspelt = (names: readonly string[], right: readonly string[], known: readonly string[]): Misspelling[] =>
  names.flatMap((wrong) => {
    if (known.includes(wrong)) return []
    const found = meant(lettersOf(withoutPrefix(wrong)), right, (name) => lettersOf(withoutPrefix(name)))
    return found && !names.includes(found) ? [{ wrong, right: found }] : []
  })

const known = [...openerAttributes, ...linkAttributes]

/** What is looked at, and the names that it takes. Attributes of other tools stay: ours begin with `data-`, or are one of our names without it. */
const places = [
  { selector: selectors.element, right: openerAttributes, known },
  { selector: selectors.link, right: linkAttributes, known },
  { selector: selectors.script, right: tagOptions, known: tagOptions },
]

/** Attributes of the page's openers and of its script that only look like ours. */
export const misspeltAttributes = <At extends { getAttributeNames(): string[] }>(page: {
  querySelectorAll(selectors: string): Iterable<At>
}): Array<Misspelling & { at: At }> =>
  places.flatMap(({ selector, right, known: asItShouldBe }) =>
    [...page.querySelectorAll(selector)].flatMap((at) =>
      misspelt(at.getAttributeNames(), right, asItShouldBe).map((found) => ({ ...found, at })),
    ),
  )
