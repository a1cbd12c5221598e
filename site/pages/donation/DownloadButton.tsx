import { useServices } from '../../app/services.ts'
import { saveFile } from '../../forms/saveFile.ts'
import type { ButtonLook } from '../../layout/Button.tsx'
import { ActButton } from '../../parts/act/ActButton.tsx'
import { donationTexts } from './texts.ts'

interface DownloadButtonProps {
  label: string
  /** Path of the API, with its query. */
  path: string
  fileName: string
  look?: ButtonLook
}

/** Saves a file of the API. The line below the button shows a failure. */
export const DownloadButton = ({ label, path, fileName, look = 'outline' }: DownloadButtonProps) => {
  const { downloading } = donationTexts.use()
  const { session, watch } = useServices()
  return (
    <ActButton look={look} meanwhile={downloading} act={() => watch(() => saveFile(session, { path, name: fileName }))}>
      {label}
    </ActButton>
  )
}
