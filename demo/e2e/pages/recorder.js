// First on every page under test: what the page itself hears, in every engine. Read by heard.ts.
;(() => {
  const heard = { errors: [], warnings: [], violations: [] }
  Object.defineProperty(window, 'heardByPage', { value: heard })
  addEventListener('error', (event) => heard.errors.push(String(event.message)), true)
  addEventListener('unhandledrejection', (event) => heard.errors.push(String(event.reason)))
  addEventListener('securitypolicyviolation', (event) =>
    heard.violations.push(`${event.effectiveDirective} ${event.blockedURI}`),
  )
  for (const level of ['warn', 'error']) {
    const plain = console[level]
    console[level] = (...words) => {
      heard.warnings.push(words.map(String).join(' '))
      plain.apply(console, words)
    }
  }
})()
