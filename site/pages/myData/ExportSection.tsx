import { type FormEvent, useState } from 'react'
import { type ExportFormat, exportFormats } from '../../../shared/contract/people/myData.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../forms/useAct.ts'
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
  const { session, watch } = useServices()
  const { asks, bindPassword, problem, run: prove } = useProven()
  const { busy, failure, run } = useAct()
  const [wanted, setWanted] = useState<ExportFormat>('html')
  const [said, setSaid] = useState('')
  const save = async (format: ExportFormat) => {
    setWanted(format)
    setSaid('')
    const file = { path: `my-data/export?format=${format}`, name: `my-data.${format}` }
    if (await prove(() => watch(() => saveFile(session, file)))) setSaid(texts.done)
  }
  // Enter in the password's field goes on with the form that was asked for.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => save(wanted))
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
            <Button
              key={format}
              look="outline"
              busy={busy && wanted === format}
              onClick={() => void run(() => save(format))}
            >
              {texts[format]}
            </Button>
          ))}
        </div>
      </form>
      <p role="status">{said}</p>
      <p role="alert" className={styles.problem}>
        {failure}
      </p>
    </ProfileSection>
  )
}
