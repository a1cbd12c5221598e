import { type ReactNode, Suspense } from 'react'
import { useServices } from '../../app/services.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { ButtonLook } from '../Button.tsx'
import { type SavedFile, saveFile } from './saveFile.ts'
import { ActButton } from './ActButton.tsx'
import { useAct } from './useAct.ts'

/** The act that saves a file of the API, and then shows the file's link. */
export const useFile = (file: SavedFile, refreshes?: readonly string[]) => {
  const services = useServices()
  return useAct({ call: () => saveFile(services, file), say: (url) => <FileLink url={url} />, refreshes })
}

interface FileButtonProps extends SavedFile {
  /** Words of the button, and those while the file is made. */
  children: ReactNode
  busy: string
  look?: ButtonLook
  refreshes?: readonly string[] | undefined
}

/** Saves a file of the API. If the API wants a recent proof of identity, it asks for the password in place and tries again. */
export const FileButton = ({ children, busy, look = 'outline', refreshes, ...file }: FileButtonProps) => {
  const act = useFile(file, refreshes)
  return (
    <ActButton act={act} look={look}>
      {act.busy ? busy : children}
    </ActButton>
  )
}

/** The link of a file that the browser was asked to save. Some browsers inside other apps open only what a person presses. */
export const FileLink = ({ url }: { url: string | null }) =>
  url && (
    // Not every page has loaded the words. The page stays while they load.
    <Suspense>
      <a href={url}>
        <Words />
      </a>
    </Suspense>
  )

const Words = () => useTexts('account').fileLink
