import { getRoles } from '@testing-library/react'

const mostLines = 50
const mostSigns = 100

/**
 * What a failed query prints: what it looked for, and each role with its text. The whole document would be thousands of lines. It is written when somebody reads
 * it: a query that waits fails many times first, and roles take a tenth of a test's time.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', { configurable: true, get: () => report(message, container) })
  return error
}

function report(message: string | null, container: Element): string {
  const within = container.querySelector('main') ?? container
  const seen = Object.entries(getRoles(within instanceof HTMLElement ? within : document.body)).flatMap(
    ([role, elements]) => elements.map((element) => `  ${role}: ${textOf(element)}`),
  )
  const more = seen.length > mostLines ? [`  and ${seen.length - mostLines} more`] : []
  return [
    message?.split(/\n\n|\nOn the page:/)[0],
    `Address: ${location.pathname}${location.search}`,
    'On the page:',
    ...seen.slice(0, mostLines),
    ...more,
  ].join('\n')
}

const textOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim().slice(0, mostSigns)
