import type { OpenRequest } from '../publicApi.ts'

/** As an attribute or a script names it: not yet looked at. */
export type GivenId = string | number | null | undefined

/** A request as a page hands it in: attributes are texts, and scripts may hand in anything. */
export type GivenRequest = { [Name in keyof Omit<OpenRequest, 'projectId'>]?: unknown } & { projectId?: GivenId }

/** A positive whole number, or nothing: what a page hands in is never trusted. */
const positive = (given: unknown): number | undefined => {
  const number = Number(given)
  return number > 0 && Number.isSafeInteger(number) ? number : undefined
}

/**
 * What a page asks for, as far as it can be used. Anything else in it is ignored: a page can never break a donation.
 *
 * @param opener says in its attributes what `given` does not
 * @param options of the page: the project where neither names one
 */
export const readRequest = (
  given: GivenRequest,
  opener?: Element,
  options: { projectId?: unknown } = {},
): OpenRequest => {
  const read = (name: string): unknown => opener?.getAttribute(name) || opener?.getAttribute(`data-donate-${name}`)
  return {
    projectId: positive(given.projectId || options.projectId),
    amount: positive(given.amount || read('amount')),
    purposeId: positive(given.purposeId || read('purpose-id')),
    items: Array.isArray(given.items)
      ? given.items.filter((item) => positive(item?.id) && positive(item?.qty))
      : undefined,
  }
}
