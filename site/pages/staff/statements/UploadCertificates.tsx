import { useId, useRef } from 'react'
import { ApiError } from '../../../../shared/contract/transport.ts'
import { uploadCertificates, type Uploaded } from '../../../../shared/contract/staff/certificates.ts'
import { createUpload } from '../../../../shared/contract/upload.ts'
import type { AuthStore } from '../../../../shared/auth/authStore.ts'
import { apiRoot } from '../../../framework/firstLoad/roots.ts'
import { currentLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { expireSession } from '../../../app/session/sessionEnd.ts'
import { described, FieldFrame } from '../../../components/forms/FieldFrame.tsx'
import text from '../../../components/Text.module.css'
import { ActForm } from '../../../components/act/ActForm.tsx'
import { useProvenAct } from '../../../components/act/useProvenAct.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './Statements.module.css'
import { statementKey } from './statementKey.ts'

/** Uploads certificates and shows what the API made of each file. */
export const UploadCertificates = ({ year }: { year: string }) => {
  const texts = useTexts('staff').statements
  const { session, watch } = useServices()
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const act = useProvenAct(async () => {
    const uploaded = await watch(() => sendCertificates(session, year, [...(files.current?.files ?? [])]))
    if (files.current) files.current.value = ''
    return uploaded
  }, statementKey)
  const code = act.fields['files']
  const problem = code && texts.uploadWrong[code]
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.uploading : texts.upload}
      message={act.result && <Stored uploaded={act.result} />}
      framed
    >
      <FieldFrame id={id} label={texts.choose} hint={texts.chooseHint} problem={problem}>
        <input
          ref={files}
          id={id}
          className={styles.files}
          type="file"
          multiple
          accept="application/pdf,application/zip,.pdf,.zip"
          {...described(id, problem, texts.chooseHint)}
        />
      </FieldFrame>
    </ActForm>
  )
}

/** How many were stored, and which were not. */
const Stored = ({ uploaded }: { uploaded: Uploaded }) => {
  const texts = useTexts('staff').statements
  return (
    <>
      <p>{texts.uploaded(uploaded)}</p>
      {uploaded.refused.length > 0 && (
        <div className={text.wrong}>
          <p>{texts.refusedFiles}</p>
          <ul>
            {uploaded.refused.map(({ name, why }, index) => (
              // Two files can have one name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{texts.refusedFile(name, why)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/**
 * Sends the chosen files.
 * @throws ApiError
 */
const sendCertificates = async (session: AuthStore, year: string, files: readonly File[]): Promise<Uploaded> => {
  const { token } = session.getState()
  const upload = createUpload<FormData, AbortSignal>({
    root: apiRoot,
    fetch: (url, init) => fetch(url, init),
    timeoutSignal: (ms) => AbortSignal.timeout(ms),
    token: () => token,
    lang: currentLanguage,
  })
  const form = new FormData()
  for (const file of files) form.append('files', file)
  try {
    return await uploadCertificates(upload, year, form)
  } catch (error) {
    const ended = error instanceof ApiError && error.kind === 'unauthorized'
    if (ended && session.getState().token === token) expireSession(session)
    throw error
  }
}
