// The first script on every page under test: records what the page itself gets, in every engine. heard.ts reads it.
;(() => {
  const heard = { errors: [], warnings: [], violations: [] }
  Object.defineProperty(window, 'heardByPage', { value: heard })
  // A file that does not load also causes an event here, but without a message: that is no error of a script.
  addEventListener('error', (event) => event instanceof ErrorEvent && heard.errors.push(event.message), true)
  addEventListener('unhandledrejection', (event) => heard.errors.push(String(event.reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // The browser itself requests an icon on every page without one.
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
