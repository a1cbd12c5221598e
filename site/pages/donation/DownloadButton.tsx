import { useState } from 'react'
import { useServices } from '../../app/services.ts'
import { saveFile } from '../../forms/saveFile.ts'
import { useTexts } from '../../app/texts.ts'
import { failureText } from '../../forms/failureText.ts'
import { Button, type ButtonLook } from '../../layout/Button.tsx'
import styles from './ReceiptPage.module.css'
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
  const texts = useTexts()
  const { session } = useServices()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    await saveFile(session, { path, name: fileName }).catch(setFailure)
    setBusy(false)
  }
  return (
    <div className={styles.download}>
      <Button look={look} busy={busy} onClick={() => void download()}>
        {busy ? downloading : label}
      </Button>
      <p role="alert" className={styles.wrong}>
        {failure !== undefined && failureText(texts, failure)}
      </p>
    </div>
  )
}
