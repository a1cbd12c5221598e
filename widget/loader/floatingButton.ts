/** The floating button. */
import { donateButton } from './elements.ts'
import { element, showIn } from './element.ts'
import { later } from './later.ts'
import { load } from './modules.ts'
import { options, page, stops } from './settings.ts'

let floating: HTMLElement | undefined

/** Puts it into the page, again after the page was written anew. Not into <body>, which a page may swap or transform. */
export const placeFloating = (): void => {
  if (floating) page().append(floating)
}

/** Draws the button that the options ask for, or none, in place of the one before. */
export const drawFloating = (): void => {
  floating?.replaceWith()
  floating = undefined
  if (!options.floating) return
  const named = element('donate-button')
  // A page's own element of that name may have a shadow root already.
  const host = named.shadowRoot ? element('div') : named
  host.part = 'floating'
  host.dataset['donate'] = ''
  // Drawn here: if an earlier copy of our script has defined the element, that would draw it with its own sheet.
  const button = donateButton()
  // Two edges of the window, such as `bottom-left`.
  const [edge, side] = options.floating.split('-')
  button.style.cssText = `position:fixed;${edge}:20px;${side}:20px;z-index:9999999`
  showIn(host, button)
  floating = host
  // Once the page is at rest, and only when its place is found: it covers nothing that visitors read or type, not even at first.
  later(
    () =>
      load('floating')
        .then((module) => {
          placeFloating()
          // The button is given to it, since the page may have closed its shadow root.
          module.keepClear(floating, button, stops)
        })
        .catch(placeFloating),
    1000,
  )
}
