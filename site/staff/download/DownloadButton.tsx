import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError } from '../../../shared/api/apiError.ts'
import { reauthenticate } from '../../../shared/api/people/signInSessions.ts'
import { useServices } from '../../app/services.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { useTexts } from '../../app/texts.ts'
import { failureText } from '../../forms/failureText.ts'
import { needsProof } from '../../forms/needsProof.ts'
import { PasswordProof } from '../../forms/PasswordProof.tsx'
import { saveFile } from '../../forms/saveFile.ts'
import { Button } from '../../layout/Button.tsx'
import { accountTexts } from '../../messages/accountTexts.ts'
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
  const { proof } = accountTexts.use()
  const site = useTexts()
  const { pathname, search } = useLocation()
  const { api, session, watch } = useServices()
  const password = useRef<HTMLInputElement>(null)
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const start = async (event?: FormEvent) => {
    event?.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      const typed = password.current?.value
      if (typed) await reauthenticate(api, { password: typed })
      await watch(() => saveFile(session, { path, name }))
      setAsks(false)
    } catch (error) {
      if (needsProof(error)) setAsks(true)
      else if (!isSessionEnd(error)) {
        const wrong = error instanceof ApiError && 'password' in error.fields
        setProblem(wrong ? proof.wrong : failureText(site, error))
      }
    }
    setBusy(false)
  }
  return (
    <form className={styles.download} onSubmit={(event) => void start(event)}>
      {asks && <PasswordProof ref={password} problem={problem} next={pathname + search} />}
      <Button type="submit" look="outline" busy={busy}>
        {busy ? download.busy : (children ?? download.csv)}
      </Button>
      <p role="alert" className={styles.wrong}>
        {!asks && problem}
      </p>
    </form>
  )
}
