import { type FormEvent, useState } from 'react'
import { type ExportFormat, exportFormats } from '../../../shared/contract/people/myData.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { useTexts } from '../../app/texts.ts'
import { failureText } from '../../forms/failureText.ts'
import { PasswordProof } from '../../forms/proof/PasswordProof.tsx'
import { saveFile } from '../../forms/saveFile.ts'
import { useProven } from '../../forms/proof/useProven.ts'
import { Button } from '../../layout/Button.tsx'
import { ProfileSection } from '../profile/sections/ProfileSection.tsx'
import styles from './MyData.module.css'
import { myDataTexts } from './texts.ts'

/** Both forms of the file. If the sign-in is some time ago, the server wants the password first. */
export const ExportSection = () => {
  const { export: texts } = myDataTexts.use()
  const all = useTexts()
  const { session, watch } = useServices()
  const { asks, bindPassword, problem, run } = useProven()
  const [wanted, setWanted] = useState<ExportFormat>('html')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const save = async (format: ExportFormat) => {
    if (busy) return
    setWanted(format)
    setBusy(true)
    setSaid('')
    setFailure(undefined)
    const file = { path: `my-data/export?format=${format}`, name: `my-data.${format}` }
    await run(() => watch(() => saveFile(session, file))).then((done) => done && setSaid(texts.done), setFailure)
    setBusy(false)
  }
  // Enter in the password's field goes on with the form that was asked for.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(wanted)
  }
  return (
    <ProfileSection id="export" title={texts.title} lead={texts.lead}>
      <form onSubmit={submit} aria-label={texts.title} className={styles.form}>
        {asks && (
          <div className={styles.narrow}>
            <PasswordProof ref={bindPassword} problem={problem} next={`${paths.myData}#export`} />
          </div>
        )}
        <div className={styles.ways}>
          {exportFormats.toReversed().map((format) => (
            <Button key={format} look="outline" busy={busy && wanted === format} onClick={() => void save(format)}>
              {texts[format]}
            </Button>
          ))}
        </div>
      </form>
      <p role="status">{said}</p>
      <p role="alert" className={styles.problem}>
        {failure !== undefined && !isSessionEnd(failure) && failureText(all, failure)}
      </p>
    </ProfileSection>
  )
}
