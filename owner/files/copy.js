/* Copies a block of lines, and confirms it. If the browser refuses, the lines are selected, to be copied by hand. */
const shown = new WeakMap()
/** For screen readers: the button keeps its name, and a live region is announced only if it existed before. */
const status = document.getElementById('copied')

/** @param {Element} button */
const say = (button) => {
  shown.set(button, shown.get(button) ?? button.textContent)
  const copied = button.getAttribute('data-copied')
  button.textContent = copied
  if (status) status.textContent = copied
  setTimeout(() => {
    button.textContent = shown.get(button)
    if (status) status.textContent = ''
  }, 3000)
}

document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element && event.target.closest('[data-copy]')
  const code = button && document.getElementById(button.getAttribute('data-copy') ?? '')
  if (!button || !code) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    say(button)
  } catch {
    getSelection()?.selectAllChildren(code)
  }
})

/** Buttons appear only if they work. */
const show = () => {
  for (const button of document.querySelectorAll('[data-copy][hidden]')) button.removeAttribute('hidden')
}
show()
new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
