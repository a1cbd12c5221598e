import type { BannerPage } from '../../shared/contract/content/banner.ts'
import { sitePaths } from '../../shared/sitePaths.ts'

/** The address of the page that has a banner. A banner has its page's name, with one exception. */
export const bannerPath = (banner: BannerPage): string => sitePaths[banner === 'csr-support' ? 'csrSupport' : banner]
