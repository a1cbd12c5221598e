/** What a visitor does before a story is complete, as data. Elements are named by CSS selectors, also inside shadow roots. */
import { fireEvent } from 'storybook/test'

export type Step = { press: string } | { type: string; text: string } | { leave: string }

/** A busy machine takes its time. */
const patienceMs = 15_000

const roots = (): ParentNode[] => [
  document,
  ...Array.from(document.querySelectorAll('*')).flatMap(({ shadowRoot }) => shadowRoot ?? []),
]

const found = (selector: string): HTMLElement | undefined =>
  roots()
    .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)))
    .find((element) => element.checkVisibility())

const frame = () => new Promise(requestAnimationFrame)

/** @throws Error that names what did not come */
export const shown = async (selector: string): Promise<HTMLElement> => {
  const until = performance.now() + patienceMs
  for (;;) {
    const element = found(selector)
    if (element) return element
    if (performance.now() > until) throw new Error(`nothing to be seen of ${selector}`)
    await frame()
  }
}

export const take = async (step: Step): Promise<void> => {
  if ('press' in step) {
    const element = await shown(step.press)
    element.focus()
    element.click()
  } else if ('type' in step) {
    const element = await shown(step.type)
    await fireEvent.input(element, { target: { value: step.text } })
    if (element instanceof HTMLSelectElement) await fireEvent.change(element)
  } else (await shown(step.leave)).blur()
  await frame()
}
