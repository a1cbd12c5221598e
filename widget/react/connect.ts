import { loadDonateWidget, presentWidget } from '../package/loadDonateWidget.ts'
import type { LoadOptions } from '../package/loadOptions.ts'
import { DonateWidgetError } from '../package/widgetError.ts'
import type { DonateWidgetApi } from '../publicApi.ts'

/** The settings that the widget got last. Fifty buttons of one provider pass them once. */
let told: LoadOptions | null = null

/**
 * Returns the widget, loaded and with the settings.
 * @throws DonateWidgetError as a rejection
 */
export const connect = async (settings: LoadOptions | null): Promise<DonateWidgetApi> => {
  const present = presentWidget()
  if (present && (!settings || settings === told)) return present
  if (!settings) throw new DonateWidgetError('no-src')
  told = settings
  return loadDonateWidget(settings)
}
