import { getRoles } from '@testing-library/react'

const mostLines = 50
const mostSigns = 100

/** What a failed query prints: what it looked for, and each role with its text. The whole document would be thousands of lines. */
export function elementError(message: string | null, container: Element): Error {
  const within = container.querySelector('main') ?? container
  const seen = Object.entries(getRoles(within instanceof HTMLElement ? within : document.body)).flatMap(
    ([role, elements]) => elements.map((element) => `  ${role}: ${textOf(element)}`),
  )
  const more = seen.length > mostLines ? [`  and ${seen.length - mostLines} more`] : []
  const error = new Error(
    [
      message?.split(/\n\n|\nOn the page:/)[0],
      `Address: ${location.pathname}${location.search}`,
      'On the page:',
      ...seen.slice(0, mostLines),
      ...more,
    ].join('\n'),
  )
  error.name = 'TestingLibraryElementError'
  return error
}

const textOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim().slice(0, mostSigns)
