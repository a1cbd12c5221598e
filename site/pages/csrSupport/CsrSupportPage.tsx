import { Suspense, useMemo } from 'react'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { ContentPageView } from '../../components/content/ContentPageView.tsx'
import { useTexts } from '../../texts/useTexts.ts'

const CsrContact = lazyPart(async () => (await import('./CsrBlocks.tsx')).CsrContact)
const Registrations = lazyPart(async () => (await import('./CsrBlocks.tsx')).Registrations)
const EmbedCode = lazyPart(async () => (await import('./EmbedCode.tsx')).EmbedCode)
const Partners = lazyPart(async () => (await import('./CsrBlocks.tsx')).Partners)

const below = (
  <Suspense>
    <CsrContact />
    <Partners />
  </Suspense>
)

/** For companies: how they donate, the documents, whom to ask, who donates already, and the button for their own pages. */
export const CsrSupportPage = () => {
  const { title, text, folded, registrations, button } = useTexts('content').csr
  const additions = useMemo(
    () => [
      { section: 'registrations', title: registrations, show: <Registrations /> },
      { section: 'button', title: button, show: <EmbedCode /> },
    ],
    [registrations, button],
  )
  return (
    <ContentPageView
      page="csr-support"
      banner="csr-support"
      title={title}
      text={text}
      additions={additions}
      foldedTitle={folded}
    >
      {below}
    </ContentPageView>
  )
}
