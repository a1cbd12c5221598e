/** What every story says, beside what it draws. */
import { type Language, toLanguage, fallbackLanguage } from '../../../shared/languages.ts'
import people from '../data/people.json' with { type: 'json' }
import type { Answers } from './api.ts'
import { shown, type Step, take } from './steps.ts'

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
  await document.fonts.ready
  const pictures = Array.from(document.images, (picture) => picture.decode().catch(() => {}))
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 1000))])
  // What came meanwhile is drawn, too.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}
