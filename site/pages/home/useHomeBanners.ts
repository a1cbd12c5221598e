import type { HomeBanner } from '../../../shared/contract/content/pages.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'

const none: readonly HomeBanner[] = []

/** The banners; the first is at the top of the page. None while they load, or if they do not load. */
export const useHomeBanners = (): readonly HomeBanner[] =>
  useContent(['home banners'], async (api) => (await contract.pages()).homeBanners(api)).data ?? none
