// First on every page under test: what the page itself hears, in every engine. Read by heard.ts.
;(() => {
  const heard = { errors: [], warnings: [], violations: [] }
  Object.defineProperty(window, 'heardByPage', { value: heard })
  // A file that does not come is heard here, too, as an event without a message: no error of a script.
  addEventListener('error', (event) => event instanceof ErrorEvent && heard.errors.push(event.message), true)
  addEventListener('unhandledrejection', (event) => heard.errors.push(String(event.reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // The browser's own question, on every page without an icon.
    if (!blockedURI.endsWith('/favicon.ico')) heard.violations.push(`${effectiveDirective} ${blockedURI}`)
  })
  for (const level of ['warn', 'error']) {
    const plain = console[level]
    console[level] = (...words) => {
      heard.warnings.push(words.map(String).join(' '))
      plain.apply(console, words)
    }
  }
})()
