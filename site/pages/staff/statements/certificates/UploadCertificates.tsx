import { type FormEvent, useId, useRef } from 'react'
import { useServices } from '../../../../app/services.ts'
import { described, FieldFrame } from '../../../../forms/FieldFrame.tsx'
import { Button } from '../../../../layout/Button.tsx'
import { ActProof } from '../../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../../staff/useStaffAct.ts'
import { statementKey } from '../statementKey.ts'
import styles from '../Statements.module.css'
import { statementTexts } from '../texts.ts'
import { sendCertificates } from './sendCertificates.ts'

/** Uploads certificates and shows what the API made of each file. */
export const UploadCertificates = ({ year }: { year: string }) => {
  const texts = statementTexts.use()
  const { session, watch } = useServices()
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const act = useStaffAct(async () => {
    const uploaded = await watch(() => sendCertificates(session, year, [...(files.current?.files ?? [])]))
    if (files.current) files.current.value = ''
    return uploaded
  }, statementKey)
  const code = act.fields['files']
  const problem = code && texts.uploadWrong[code]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act.run()
  }
  return (
    <form className={styles.box} onSubmit={submit} noValidate>
      <FieldFrame id={id} label={texts.choose} hint={texts.chooseHint} problem={problem}>
        <input
          ref={files}
          id={id}
          type="file"
          multiple
          accept="application/pdf,application/zip,.pdf,.zip"
          {...described(id, problem, texts.chooseHint)}
        />
      </FieldFrame>
      <ActProof act={act} />
      <Button type="submit" look="outline" busy={act.busy}>
        {act.busy ? texts.uploading : texts.upload}
      </Button>
      <div role="status" className={styles.said}>
        {act.result && <p>{texts.uploaded(act.result)}</p>}
        {act.result && act.result.refused.length > 0 && (
          <>
            <p>{texts.refusedFiles}</p>
            <ul>
              {act.result.refused.map(({ name, why }, index) => (
                // Two files can have one name.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>{texts.refusedFile(name, why)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </form>
  )
}
