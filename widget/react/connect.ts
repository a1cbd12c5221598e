import { loadDonateWidget, presentWidget } from '../package/loadDonateWidget.ts'
import type { LoadOptions } from '../package/loadOptions.ts'
import { DonateWidgetError } from '../package/widgetError.ts'
import type { DonateWidgetApi } from '../publicApi.ts'

/** The settings that the widget was told last. Fifty buttons of one provider tell it once. */
let told: LoadOptions | null = null

/**
 * The widget, loaded and told the settings.
 * @throws DonateWidgetError as a rejection
 */
export const connect = async (settings: LoadOptions | null): Promise<DonateWidgetApi> => {
  const present = presentWidget()
  if (present && (!settings || settings === told)) return present
  if (!settings) throw new DonateWidgetError('no-src')
  told = settings
  return loadDonateWidget(settings)
}
