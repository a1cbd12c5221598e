/* Imitates WordPress optimisers: they delay scripts until the first click, hold that click back until the scripts are there, and then repeat it. */
const hold = (click) => {
  click.preventDefault()
  click.stopImmediatePropagation()
  removeEventListener('click', hold, true)
  const waiting = document.querySelector('script[type="rocketlazyloadscript"]')
  const live = document.createElement('script')
  for (const { name, value } of waiting.attributes)
    if (!/type$/.test(name)) live.setAttribute(name.replace('data-rocket-', ''), value)
  live.onload = () => {
    for (const name of ['DOMContentLoaded', 'load']) dispatchEvent(new Event(name))
    setTimeout(() => {
      // The dialog must restore the page to its state from here.
      const probe = window[Symbol.for('probe')]
      probe.mark()
      probe.opened()
      click.target.click()
    }, 100)
  }
  waiting.replaceWith(live)
}
addEventListener('click', hold, true)
