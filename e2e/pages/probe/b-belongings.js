/** What the page keeps, under the names that other scripts like to take, and a style sheet of its own: to be found as it was, byte by byte. */
{
  const kept = { cart: '{"rice":2}', theme: 'dark', token: 'of the page', userDetails: '{"id":7}', userId: '7' }
  for (const name of ['localStorage', 'sessionStorage'])
    try {
      for (const key in kept) window[name].setItem(key, kept[key])
    } catch {
      // A sandboxed frame has none.
    }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.of-the-page { color: teal }')
  document.adoptedStyleSheets = [sheet]
}
