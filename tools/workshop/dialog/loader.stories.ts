import type { Meta, StoryObj } from '@storybook/html-vite'
import type { Language } from '../../../shared/languages.ts'
import type { Options } from '../../../widget/publicApi.ts'
import { answerWith } from '../api.ts'
import { endWith, readToolbar, type Scene, type StoryContext } from '../story.ts'
import { loader } from './loader.ts'
import { drawInto } from './modules.ts'

/** What the script draws by itself on somebody's page. */
interface LoaderScene extends Scene, Pick<Options, 'accent' | 'floating'> {
  /** The page's own words on the button. */
  words?: Record<Language, string>
  /** The dialog is opened, and its code does not come, or not yet. */
  shell?: 'waits' | 'fails'
  /** The project of a form in the page. */
  form?: number
}

const drawLoader = (scene: LoaderScene, { globals }: StoryContext): HTMLElement => {
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

type Story = StoryObj<LoaderScene>

export default {
  title: 'Loader',
  render: drawLoader,
} satisfies Meta<LoaderScene>

export const Button: Story = { args: { until: '[part=button]' } }

export const ButtonWithWords: Story = {
  args: { words: { en: 'Feed a family today', hi: 'आज एक परिवार को भोजन कराएँ' }, until: '[part=button]' },
}

export const ButtonWithAccent: Story = { args: { accent: '#1f5a5e', until: '[part=button]' } }

export const FloatingButton: Story = { args: { floating: 'bottom-right', until: 'button[style*=fixed]' } }

export const ShellBeforeItsCode: Story = { args: { shell: 'waits', until: 'article' } }

export const CodeDidNotCome: Story = { args: { shell: 'fails', until: '[role=alert]' } }

export const FormInThePage: Story = { args: { form: 4, until: '.main' } }
