/** Around every story: the site's tokens and base styles, the toolbar, and the end of the story before. */
import type { Preview } from '@storybook/html-vite'
import { languageFacts, languages } from '../../../shared/languages.ts'
import '../../../shared/tokens.css'
import '../../../shared/base.css'
import '../../../site/styles/fonts.css'
import '../../../site/styles/base.css'
import '../../../site/styles/looks.css'
import { clear, readToolbar, type Scene, stands } from '../story.ts'

const html = document.documentElement

const preview: Preview = {
  parameters: { layout: 'fullscreen', controls: { expanded: false } },
  globalTypes: {
    lang: {
      toolbar: { title: 'Language', items: languages.map((value) => ({ value, title: languageFacts[value].name })) },
    },
    theme: { toolbar: { title: 'Theme', items: ['auto', 'light', 'dark'] } },
  },
  initialGlobals: { lang: 'en', theme: 'auto' },
  decorators: [
    (story, { globals, id }) => {
      const { lang, theme } = readToolbar(globals)
      clear()
      Object.assign(html.dataset, { story: id, state: 'drawing' })
      html.lang = lang
      html.style.colorScheme = theme === 'auto' ? '' : theme
      return story()
    },
  ],
  // The pictures and the check of accessibility wait for this (eachStory.ts).
  afterEach: async ({ args }) => {
    try {
      // Every story is one.
      await stands(args as Scene)
      html.dataset['state'] = 'stands'
    } catch (error) {
      html.dataset['state'] = String(error)
    }
  },
}

export default preview
