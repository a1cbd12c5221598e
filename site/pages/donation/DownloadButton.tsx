import { useServices } from '../../app/services.ts'
import { saveFile } from '../../components/forms/saveFile.ts'
import type { ButtonLook } from '../../components/Button.tsx'
import { ActButton } from '../../components/act/ActButton.tsx'
import { FileLink } from '../../components/act/FileLink.tsx'
import { useAct } from '../../components/act/useAct.ts'
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
  const act = useAct({
    call: () => watch(() => saveFile(session, { path, name: fileName })),
    say: (url) => <FileLink url={url} />,
  })
  return (
    <ActButton act={act} look={look}>
      {act.busy ? downloading : label}
    </ActButton>
  )
}
