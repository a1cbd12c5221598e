import type { FormEvent, ReactNode } from 'react'
import { useServices } from '../../app/services.ts'
import { saveFile } from '../../forms/saveFile.ts'
import { Button } from '../../layout/Button.tsx'
import { deskTexts } from '../../pages/staff/texts.ts'
import { ActProof } from '../ActProof.tsx'
import { useStaffAct } from '../useStaffAct.ts'
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
  const { session, watch } = useServices()
  const act = useStaffAct(() => watch(() => saveFile(session, { path, name })))
  const start = (event: FormEvent) => {
    event.preventDefault()
    void act.run()
  }
  return (
    <form className={styles.download} onSubmit={start}>
      <ActProof act={act} />
      <Button type="submit" look="outline" busy={act.busy}>
        {act.busy ? download.busy : (children ?? download.csv)}
      </Button>
    </form>
  )
}
