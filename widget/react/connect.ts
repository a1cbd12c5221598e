import { loadDonateWidget, presentWidget } from '../package/loadDonateWidget.ts'
import type { LoadOptions } from '../package/loadOptions.ts'
import { DonateWidgetError } from '../package/widgetError.ts'
import type { DonateWidgetApi } from '../publicApi.ts'

/** The settings that the widget got last. Fifty buttons of one provider pass them once. */
let configured: LoadOptions | null = null

/**
 * Returns the widget, loaded and with the settings.
 * @throws DonateWidgetError as a rejection
 */
export const connect = async (settings: LoadOptions | null): Promise<DonateWidgetApi> => {
  const present = presentWidget()
  if (present && (!settings || settings === configured)) return present
  if (!settings) throw new DonateWidgetError('no-src')
  configured = settings
  return loadDonateWidget(settings)
}
