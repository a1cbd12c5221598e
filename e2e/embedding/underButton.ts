/** Content of a host page under the floating button. */

/** Defined in the pages of floatingText.spec.ts: it places an element under the button. */
declare function place<Put extends HTMLElement>(put: Put): Put

/** Puts something of the page under the whole button. Each function runs in the page. */
export const underneath: Readonly<Record<string, () => void>> = {
  'a link': () => {
    place(Object.assign(document.createElement('a'), { href: '#one' }))
  },
  'a field': () => {
    place(document.createElement('input'))
  },
  'a button of ours in the page': () => {
    place(document.createElement('div')).append(document.createElement('donate-button'))
  },
  'words in a shadow root': () => {
    const host = place(document.createElement('section'))
    host.attachShadow({ mode: 'open' }).append('Words')
  },
  'words that let presses through': () => {
    const card = place(document.createElement('div'))
    const words = Object.assign(document.createElement('p'), { textContent: 'Words' })
    words.style.cssText = 'pointer-events:none;margin:0'
    card.append(words)
  },
  'words in a float': () => {
    const words = Object.assign(document.createElement('p'), { textContent: 'Words' })
    words.style.cssText = 'float:right;margin:0 0 30px'
    const around = document.createElement('div')
    around.style.height = '0'
    around.append(words)
    place(document.createElement('div')).append(around)
  },
  'the number of a list item': () => {
    const item = document.createElement('li')
    item.style.cssText = 'width:0;margin-left:40px'
    item.append(document.createElement('br'))
    place(document.createElement('ol')).append(item)
  },
  'words under a clear sheet': () => {
    place(document.createElement('div')).append('Words')
    place(document.createElement('div'))
  },
  'words in an element without a box': () => {
    const words = Object.assign(document.createElement('span'), { textContent: 'Words' })
    words.style.display = 'contents'
    place(document.createElement('div')).append(words)
  },
}

/** Content that the button may cover. Each function runs in the page. */
export const harmless: Readonly<Record<string, () => void>> = {
  'a picture': () => {
    place(document.createElement('img'))
  },
  'words that nobody sees': () => {
    const words = place(Object.assign(document.createElement('p'), { textContent: 'Words' }))
    words.style.visibility = 'hidden'
  },
  'words that are cut off': () => {
    const words = document.createElement('p')
    words.append('Words')
    const cutting = place(document.createElement('div'))
    cutting.style.overflow = 'hidden'
    cutting.style.height = '0'
    cutting.append(words)
  },
  'words in closed details': () => {
    const summary = document.createElement('summary')
    summary.append('Sum')
    const words = document.createElement('p')
    words.append('Words')
    const details = place(document.createElement('details'))
    details.append(summary, words)
    // The heading is just above the button.
    details.style.bottom = '80px'
  },
}
