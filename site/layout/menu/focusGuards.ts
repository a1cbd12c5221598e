/**
 * Around an open menu the library puts empty places that pass the focus on. It hides them from screen readers though the Tab key reaches them, which
 * no element may be at once; so they are not hidden. They hold nothing to read. Loaded with the menus.
 */
const guards = '[data-base-ui-focus-guard][aria-hidden]'

const show = () => {
  for (const guard of document.querySelectorAll(guards)) guard.removeAttribute('aria-hidden')
}

new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
