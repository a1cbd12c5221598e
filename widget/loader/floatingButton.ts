/** The floating button. */
import { donateButton } from './elements.ts'
import { element, showIn } from './element.ts'
import { later } from './later.ts'
import { load } from './modules.ts'
import { options, page, stops } from './settings.ts'

let floating: HTMLElement | undefined

/** Adds it to the page, and again after `document.write`. Not in <body>, which a page may replace or transform. */
export const placeFloating = (): void => {
  if (floating) page().append(floating)
}

/** Draws the button that the options ask for, or none, and replaces the former one. */
export const drawFloating = (): void => {
  floating?.replaceWith()
  floating = undefined
  if (!options.floating) return
  const named = element('donate-button')
  // A page's own element of that name may have a shadow root already.
  const host = named.shadowRoot ? element('div') : named
  host.part = 'floating'
  host.dataset['donate'] = ''
  host.dataset['siteRoot'] = options.siteRoot
  // Drawn here, because an earlier copy of our script may have defined the element, and would draw it with its own style sheet.
  const button = donateButton()
  // Two edges of the window, such as `bottom-left`.
  const [edge, side] = options.floating.split('-')
  button.style.cssText = `position:fixed;${edge}:20px;${side}:20px;z-index:9999999`
  showIn(host, button)
  floating = host
  // Once the page is at rest and a free place is found: the button never covers what visitors read or type.
  later(
    () =>
      load('floating')
        .then((module) => {
          placeFloating()
          // Passed on, because the page may have closed the shadow root.
          module.keepClear(floating, button, stops)
        })
        .catch(placeFloating),
    1000,
  )
}
