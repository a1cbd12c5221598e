import type { OpenRequest } from '../publicApi.ts'

/** As an attribute or a script names it: not checked yet. */
export type GivenId = string | number | null | undefined

/** A request as a page passes it: attributes are texts, and scripts may pass anything. */
export type GivenRequest = { [Name in keyof Omit<OpenRequest, 'projectId'>]?: unknown } & { projectId?: GivenId }

/** A positive whole number, or nothing: input from a page is never trusted. */
const positive = (given: unknown): number | undefined => {
  const number = Number(given)
  return number > 0 && Number.isSafeInteger(number) ? number : undefined
}

/**
 * The usable part of a page's request. Everything else is ignored, so that a page can never break a donation.
 *
 * @param opener has attributes for what `given` does not name
 * @param options of the page: the project if neither names one
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
