import { useServices } from '../../app/services.ts'
import { saveFile } from '../../forms/saveFile.ts'
import { useAct } from '../../forms/useAct.ts'
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
  const { session } = useServices()
  const { busy, failure, run } = useAct()
  const download = () => run(() => saveFile(session, { path, name: fileName }))
  return (
    <div className={styles.download}>
      <Button look={look} busy={busy} onClick={() => void download()}>
        {busy ? downloading : label}
      </Button>
      <p role="alert" className={styles.wrong}>
        {failure}
      </p>
    </div>
  )
}
