import { answerWith } from '../api.ts'
import { endWith, readToolbar, type StoryContext, waitFor } from '../story.ts'
import { mountDialog, type DialogScene } from './mountDialog.tsx'
import { loader } from './loader.ts'
import { drawInto } from './modules.ts'

/** What the browser says of its screen, where a scene is on a phone. */
const beOnPhone = (): void => {
  const ask = window.matchMedia
  window.matchMedia = (query) =>
    query.includes('pointer: coarse') ? ({ matches: true, onchange: null } as MediaQueryList) : ask.call(window, query)
  endWith(() => {
    window.matchMedia = ask
  })
}

/** The dialog takes the code of another screen from the address, and keeps it for the visit. */
const arriveWith = (hash: string): void => {
  history.replaceState(history.state, '', hash)
  endWith(() => sessionStorage.clear())
}

/** As a browser that blocks windows. */
const openNoWindow = (): void => {
  const { open } = window
  window.open = () => null
  endWith(() => {
    window.open = open
  })
}

/** Opens the dialog as a page does. What it shows of a scene, `until` says. */
export const drawDialog = (scene: DialogScene, { globals }: StoryContext): HTMLElement => {
  const { lang, theme } = readToolbar(globals)
  if (scene.phone) beOnPhone()
  if (scene.hash) arriveWith(scene.hash)
  if (scene.noWindows) openNoWindow()
  loader.configure({
    apiRoot: answerWith(scene.answers ?? {}),
    siteRoot: scene.foreign ? 'https://site.invalid' : location.origin,
    lang,
    theme,
    floating: undefined,
  })
  const drawing = new Promise<void>((resolve, reject) => {
    drawInto((dialog, options) => mountDialog(dialog, scene, options, lang).then(endWith).then(resolve, reject))
  })
  waitFor(drawing)
  const place = document.createElement('main')
  place.lang = lang
  loader.open(scene.project ? { projectId: scene.project } : {})
  endWith(() => loader.close())
  return place
}
