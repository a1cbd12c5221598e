import type { Language } from '../../../shared/languages.ts'
import type { Options } from '../../../widget/publicApi.ts'
import { answerWith } from '../api.ts'
import { endWith, readToolbar, type Scene, type StoryContext } from '../story.ts'
import { loader } from './loader.ts'
import { drawInto } from './modules.ts'

/** What the script draws by itself on somebody's page. */
export interface LoaderScene extends Scene, Pick<Options, 'accent' | 'floating'> {
  /** The page's own words on the button. */
  words?: Record<Language, string>
  /** The dialog is opened, and its code does not come, or not yet. */
  shell?: 'waits' | 'fails'
  /** The project of a form in the page. */
  form?: number
}

export const drawLoader = (scene: LoaderScene, { globals }: StoryContext): HTMLElement => {
  const { lang, theme } = readToolbar(globals)
  const { accent, answers = {}, floating, form, shell, words } = scene
  loader.configure({ apiRoot: answerWith(answers), siteRoot: location.origin, lang, theme, accent, floating })
  const place = document.createElement('main')
  place.style.cssText = 'display:grid;place-items:start;gap:1rem;padding:1rem'
  if (form) {
    const element = document.createElement('donate-form')
    element.setAttribute('project-id', String(form))
    place.append(element)
  } else {
    const element = document.createElement('donate-button')
    if (words) element.textContent = words[lang]
    place.append(element)
  }
  if (shell) {
    drawInto(() => (shell === 'waits' ? new Promise(() => {}) : Promise.reject(new Error('its code does not come'))))
    loader.open()
    endWith(() => loader.close())
  }
  return place
}
