import { useState } from 'react'
import { useServices } from '../../app/services.ts'
import { saveFile } from '../../components/forms/saveFile.ts'
import type { ButtonLook } from '../../components/Button.tsx'
import { ActButton } from '../../components/act/ActButton.tsx'
import { FileLink } from '../../components/act/FileLink.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface DownloadButtonProps {
  label: string
  /** Path of the API, with its query. */
  path: string
  fileName: string
  look?: ButtonLook
}

/** Saves a file of the API. Below the button: the file's link, or why it failed. */
export const DownloadButton = ({ label, path, fileName, look = 'outline' }: DownloadButtonProps) => {
  const { downloading } = useTexts('profile').donations
  const { session, watch } = useServices()
  const [link, setLink] = useState<string | null>(null)
  const save = async () => setLink(await watch(() => saveFile(session, { path, name: fileName })))
  return (
    <div>
      <ActButton look={look} meanwhile={downloading} act={save}>
        {label}
      </ActButton>
      <div role="status">
        <FileLink url={link} />
      </div>
    </div>
  )
}
