import { Suspense } from 'react'
import { useTexts } from '../../texts/useTexts.ts'

/** The link of a file that the browser was asked to save. Some browsers inside other apps open only what a person presses. */
export const FileLink = ({ url }: { url: string | null | undefined }) =>
  url && (
    // Not every page has loaded the words. The page stays while they load.
    <Suspense>
      <a href={url}>
        <Words />
      </a>
    </Suspense>
  )

const Words = () => useTexts('account').fileLink
