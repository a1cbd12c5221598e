import type { ReactNode } from 'react'
import type { BannerPage, ContentPage, ContentPageName } from '../../../shared/contract/content/pages.ts'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { paths } from '../../app/paths.ts'
import { LinkButton } from '../Button.tsx'
import { PageBanner, useBanner } from '../PageBanner.tsx'
import { QueryState } from '../QueryState.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { belowView } from './belowView.tsx'
import type { Addition } from './ContentPageBody.tsx'

// The banner fills the first view; the content below loads after it.
const ContentPageBody = belowView(async () => (await import('./ContentPageBody.tsx')).ContentPageBody)

const nothing: readonly Addition[] = []

interface ContentPageViewProps {
  page: ContentPageName
  banner: BannerPage
  /** Name and sentence of the page if the API does not answer. */
  title: string
  text: string
  /** The same in every render, as the children are. */
  additions?: readonly Addition[]
  /** A title under which all sections but the first are lines that open; without it all are open. */
  foldedTitle?: string | undefined
  /** Below the sections. */
  children?: ReactNode
}

const isEmpty = ({ lead, sections }: ContentPage) => !lead && sections.length === 0

/** A page that an editor writes as sections (`get-page`). */
export const ContentPageView = ({
  page,
  banner,
  title,
  text,
  additions = nothing,
  foldedTitle,
  children,
}: ContentPageViewProps) => {
  const content = useContent(['page', page], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).contentPage(api, page),
  )
  // So that other components know what the page already shows.
  const shown = useBanner(banner).data?.picture.src
  return (
    <>
      <PageBanner page={banner} title={title} text={text} />
      <QueryState query={content} empty={<NothingWritten />} isEmpty={isEmpty} missing={<NothingWritten />}>
        {(data) => (
          <ContentPageBody page={data} shown={shown} additions={additions} foldedTitle={foldedTitle}>
            {children}
          </ContentPageBody>
        )}
      </QueryState>
    </>
  )
}

/** Shown if an editor has written nothing yet: whom to ask instead. */
const NothingWritten = () => {
  const texts = useTexts('content').contentPage
  return (
    <div className="flow-message">
      <p>{texts.empty}</p>
      <LinkButton look="outline" to={paths.contact}>
        {texts.ask}
      </LinkButton>
    </div>
  )
}
