import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../../app/services.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { useTexts } from '../../app/texts.ts'
import { failureText } from '../../forms/failureText.ts'
import { PasswordProof } from '../../forms/proof/PasswordProof.tsx'
import { saveFile } from '../../forms/saveFile.ts'
import { useProven } from '../../forms/proof/useProven.ts'
import { Button } from '../../layout/Button.tsx'
import { deskTexts } from '../../pages/staff/texts.ts'
import styles from './DownloadButton.module.css'

interface DownloadButtonProps {
  /** Under the API root. */
  path: string
  /** Of the file. */
  name: string
  /** Words of the button; "Download CSV" if absent. */
  children?: ReactNode
}

/** Downloads a file. If the API wants a recent proof of identity, it asks for the password in place and tries again. */
export const DownloadButton = ({ path, name, children }: DownloadButtonProps) => {
  const { download } = deskTexts.use()
  const site = useTexts()
  const { pathname, search } = useLocation()
  const { session, watch } = useServices()
  const { asks, bindPassword, problem, run } = useProven()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const start = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      await run(() => watch(() => saveFile(session, { path, name })))
    } catch (error) {
      if (!isSessionEnd(error)) setFailure(failureText(site, error))
    }
    setBusy(false)
  }
  return (
    <form className={styles.download} onSubmit={(event) => void start(event)}>
      {asks && <PasswordProof ref={bindPassword} problem={problem} next={pathname + search} />}
      <Button type="submit" look="outline" busy={busy}>
        {busy ? download.busy : (children ?? download.csv)}
      </Button>
      <p role="alert" className={styles.wrong}>
        {failure}
      </p>
    </form>
  )
}
