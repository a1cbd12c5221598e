import type { DonateWidgetApi, Options } from '../publicApi.ts'
import type { LoadOptions } from './loadOptions.ts'
import { insertTag, spendTags, tagArrived, tagUnderWay } from './scriptTag.ts'
import { DonateWidgetError } from './widgetError.ts'

/** The widget, where its script has run. Before that a list of early calls may stand in its place. */
export const presentWidget = (): DonateWidgetApi | undefined => {
  const found = typeof window === 'undefined' ? undefined : window.DonateWidget
  return found?.configure ? found : undefined
}

const arrive = async (settings: LoadOptions): Promise<DonateWidgetApi> => {
  if (typeof window === 'undefined') throw new DonateWidgetError('no-window')
  const found = presentWidget()
  if (found) {
    spendTags(settings.src)
    return found
  }
  const theirs = tagUnderWay(settings.src)
  await tagArrived(theirs ?? insertTag(settings), !theirs, settings.timeoutMs)
  const api = presentWidget()
  if (!api) throw new DonateWidgetError('no-api', settings.src)
  return api
}

/** What is left of the settings for the widget itself; what is not given must not undo what the page said before. */
export const optionsOf = ({
  src: _src,
  nonce: _nonce,
  integrity: _integrity,
  timeoutMs: _ms,
  ...given
}: LoadOptions): Options => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

let arriving: Promise<DonateWidgetApi> | undefined

/**
 * The widget, loaded at the first call: one script however often it is called, and none where the page has one already. Options are handed over at
 * every call. What failed is forgotten, so that the next call tries again. May be imported and called anywhere; on a server it rejects.
 *
 * @throws DonateWidgetError with a `code`, as a rejection
 */
export const loadDonateWidget = async (settings: LoadOptions): Promise<DonateWidgetApi> => {
  arriving ??= arrive(settings).finally(() => {
    arriving = undefined
  })
  const api = await arriving
  const options = optionsOf(settings)
  if (Object.keys(options).length > 0) api.configure(options)
  return api
}
