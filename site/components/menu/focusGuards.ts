/**
 * The library puts empty focus guards around an open menu. It hides them from screen readers although the Tab key reaches them, and no element may be
 * both; so they are not hidden. They contain nothing to read. Loaded with the menus.
 */
const guards = '[data-base-ui-focus-guard][aria-hidden]'

const show = () => {
  for (const guard of document.querySelectorAll(guards)) guard.removeAttribute('aria-hidden')
}

new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
