import type { BannerPage } from '../../shared/contract/content/pages.ts'
import { PageHeading } from '../app/PageHeading.tsx'
import { Seo } from '../app/Seo.tsx'
import { useContent } from '../framework/firstLoad/useContent.ts'
import styles from './PageHead.module.css'
import { PictureView } from './picture/PictureView.tsx'

interface PageBannerProps {
  page: BannerPage
  /** If the API does not answer, the page still has its name. */
  title: string
  text: string
}

/** Picture, title and sentence of a page: one answer for all who ask. */
export const useBanner = (page: BannerPage) =>
  useContent(
    ['banner', page],
    async (api) => (await import('../../shared/contract/content/pages.ts')).pageBanner(api, page),
    {
      staleTime: 600_000,
    },
  )

/** The head of a page: the editor's picture, title and sentence, and the data for search engines. */
export const PageBanner = ({ page, title, text }: PageBannerProps) => {
  const { data } = useBanner(page)
  const heading = data?.title ?? title
  const sentence = data?.text ?? text
  return (
    <div className={styles.banner}>
      <Seo title={heading} description={sentence} />
      <div className={styles.words}>
        <PageHeading title={heading}>{heading}</PageHeading>
        <p>{sentence}</p>
      </div>
      <div className={styles.frame}>
        {data && (
          <PictureView picture={data.picture} first className={styles.picture} sizes="(min-width: 64rem) 60vw, 100vw" />
        )}
      </div>
    </div>
  )
}
