import '../../../widget/loader.ts'
import type { DonateWidgetApi } from '../../../widget/publicApi.ts'

/** What the loader offers to pages. It has run, so all of it is here. */
export const loader = window.DonateWidget as DonateWidgetApi
