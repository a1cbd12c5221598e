import { hiddenFields, type Markup, samplePage, type Values } from '../stack/samplePage.ts'
import type { Ask } from './ask.ts'
import { type Person, people } from './people.ts'
import { texts } from './texts.ts'

/** A page in its frame. The texts of its language fill its places, too. */
function page(name: string, { hl, display }: Pick<Ask, 'hl' | 'display'>, values: Values): Markup {
  const { title } = texts[hl]
  const body = samplePage(`sign-in/${name}.html`, { ...texts[hl], ...values })
  return samplePage('sign-in/frame.html', { lang: hl, title, display, body })
}

const forDevelopers = { hl: 'en', display: 'popup' } as const

/** Explains this server at its bare address. */
export const frontPage = (): Markup => page('front', forDevelopers, {})

/** The choice of a person: a separate window, or the card at a page's edge. */
export function choicePage(asked: Ask): Markup {
  const ask = hiddenFields(asked)
  const persons = people.map((person) =>
    samplePage('sign-in/person.html', { ...person, ask, initial: person.name.slice(0, 1) }),
  )
  return page(asked.display, asked, { state: asked.state, origin: asked.origin, ask, persons })
}

/** Gives the token to the page that asked, and to no other origin. */
export const answerPage = (ask: Ask, token: string, { name, email }: Person): Markup =>
  page('answer', ask, { state: ask.state, origin: ask.origin, token, name, email })

/** Shows the fault of the request, for developers. */
export const refusalPage = (wrong: string): Markup => page('refusal', forDevelopers, { wrong })
