import { lazy, Suspense, useMemo } from 'react'
import { ContentPageView } from '../../content/page/ContentPageView.tsx'
import { csrTexts } from './texts.ts'

const CsrContact = lazy(async () => ({ default: (await import('./CsrContact.tsx')).CsrContact }))
const Registrations = lazy(async () => ({ default: (await import('./Registrations.tsx')).Registrations }))
const EmbedCode = lazy(async () => ({ default: (await import('./EmbedCode.tsx')).EmbedCode }))
const Partners = lazy(async () => ({ default: (await import('./Partners.tsx')).Partners }))

const below = (
  <Suspense>
    <CsrContact />
    <Partners />
  </Suspense>
)

/** For companies: how they give, the papers, whom to ask, who gives already, and the button for their own pages. */
export const CsrSupportPage = () => {
  const { title, text, registrations, button } = csrTexts.use()
  const additions = useMemo(
    () => [
      { section: 'registrations', title: registrations, show: <Registrations /> },
      { section: 'button', title: button, show: <EmbedCode /> },
    ],
    [registrations, button],
  )
  return (
    <ContentPageView page="csr-support" banner="csr-support" title={title} text={text} additions={additions}>
      {below}
    </ContentPageView>
  )
}
