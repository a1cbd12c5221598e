/* As WordPress optimisers go: scripts wait for the first touch of the page, then the press that woke them is given again. */
const touched = (event) => {
  for (const type of ['pointerdown', 'keydown']) removeEventListener(type, touched, true)
  let pressed
  const hold = (click) => {
    if (!click.isTrusted) return
    click.preventDefault()
    click.stopImmediatePropagation()
    pressed = click.target
  }
  addEventListener('click', hold, true)
  const waiting = document.querySelector('script[type="rocketlazyloadscript"]')
  const live = document.createElement('script')
  for (const { name, value } of waiting.attributes)
    if (!/type$/.test(name)) live.setAttribute(name.replace('data-rocket-', ''), value)
  live.onload = () => {
    for (const name of ['DOMContentLoaded', 'load']) dispatchEvent(new Event(name))
    setTimeout(() => {
      removeEventListener('click', hold, true)
      // From here on the page is to be given back as it is now.
      const probe = window[Symbol.for('probe')]
      probe.mark()
      probe.opened()
      pressed?.click()
    }, 100)
  }
  waiting.replaceWith(live)
}
for (const type of ['pointerdown', 'keydown']) addEventListener(type, touched, true)
