/** What every story says, beside what it draws. */
import { type Language, toLanguage, fallbackLanguage } from '../../shared/languages.ts'
import { failures as en } from '../../site/texts/en/common.ts'
import { failures as hi } from '../../site/texts/hi/common.ts'
import people from './data/people.json' with { type: 'json' }
import type { Answers } from './api.ts'
import { fireEvent } from 'storybook/test'

/** What a visitor does before a story is complete, as data. Elements are named by CSS selectors, also inside shadow roots. */
type Step = { press: string } | { type: string; text: string } | { leave: string } | { show: string }

/** What a page says about an answer that does not fit the contract. */
const unread = [en.malformed, hi.malformed]

/** A busy machine takes its time. */
const patienceMs = 15_000

const roots = (): ParentNode[] => [
  document,
  ...Array.from(document.querySelectorAll('*')).flatMap(({ shadowRoot }) => shadowRoot ?? []),
]

const found = (selector: string): HTMLElement | undefined =>
  roots()
    .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)))
    .find((element) => element.checkVisibility())

const frame = () => new Promise(requestAnimationFrame)

/** @throws Error that names what did not come */
const shown = async (selector: string): Promise<HTMLElement> => {
  const until = performance.now() + patienceMs
  for (;;) {
    const element = found(selector)
    if (element) return element
    if (performance.now() > until) throw new Error(`nothing to be seen of ${selector}`)
    await frame()
  }
}

const take = async (step: Step): Promise<void> => {
  if ('press' in step) {
    const element = await shown(step.press)
    element.focus()
    element.click()
  } else if ('type' in step) {
    const element = await shown(step.type)
    await fireEvent.input(element, { target: { value: step.text } })
    if (element instanceof HTMLSelectElement) await fireEvent.change(element)
  } else if ('show' in step) (await shown(step.show)).scrollIntoView({ block: 'end' })
  else (await shown(step.leave)).blur()
  await frame()
}

export interface Scene {
  /** What the API answers otherwise than usual. */
  answers?: Answers
  /** As a donor, or as a member of the trust's staff. */
  signedIn?: boolean | 'staff'
  /** What a visitor does first. */
  steps?: readonly Step[]
  /** Selector of what must be in sight before the story counts as drawn. */
  until: string
}

const token = 'a-token-of-nobody'
export const donor = { token, user: people.profile }
export const staff = { token, user: people.staff }

/** What Storybook hands to a story, as far as it matters here. */
export interface StoryContext {
  globals: Record<string, unknown>
}

/** What Storybook's toolbar says. */
interface Toolbar {
  lang: Language
  theme: 'light' | 'dark' | 'auto'
}

export const readToolbar = (globals: Record<string, unknown>): Toolbar => {
  const { lang, theme } = globals
  return {
    lang: toLanguage(lang) ?? fallbackLanguage,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}

let endings: Array<() => void> = []
let drawing: Promise<void> = Promise.resolve()

/** @param ending what takes a drawn story away again */
export const endWith = (ending: () => void): void => void endings.push(ending)

/** A story that draws in steps of its own: nothing is pressed before it is there. */
export const waitFor = (work: Promise<void>): void => {
  drawing = work
}

export const clear = (): void => {
  for (const end of endings) end()
  endings = []
  drawing = Promise.resolve()
}

/** Resolves once the story is complete: its steps are taken, and its pictures and fonts are loaded. */
export const stands = async ({ steps = [], until }: Scene): Promise<void> => {
  await drawing
  for (const step of steps) await take(step)
  await shown(until)
  if (unread.some((text) => document.body.textContent.includes(text)))
    throw new Error('an answer in the data is not as the contract says')
  await document.fonts.ready
  const pictures = Array.from(document.images, (picture) => picture.decode().catch(() => {}))
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 1000))])
  // What came meanwhile is drawn, too.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}
