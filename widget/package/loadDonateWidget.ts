import type { DonateWidgetApi, Options } from '../publicApi.ts'
import type { LoadOptions } from './loadOptions.ts'
import { insertTag, spendTags, tagArrived, tagUnderWay } from './scriptTag.ts'
import { DonateWidgetError } from './widgetError.ts'

/** The widget, if its script has run. Before that a list of early calls may have its name. */
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

/** The settings for the widget itself; missing ones must not undo what the page set before. */
export const optionsOf = ({
  src: _src,
  nonce: _nonce,
  integrity: _integrity,
  timeoutMs: _ms,
  ...given
}: LoadOptions): Options => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

let arriving: Promise<DonateWidgetApi> | undefined

/**
 * Returns the widget, loaded at the first call: one script for any number of calls, and none if the page has one already. Every call passes its
 * options. A failure is not kept, so that the next call tries again. It may be imported and called anywhere; on a server it rejects.
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
