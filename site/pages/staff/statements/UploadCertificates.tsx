import { useRef } from 'react'
import * as z from 'zod/mini'
import { uploadCertificates } from '../../../../shared/contract/staff/certificates.ts'
import type { Uploaded } from '../../../../shared/contract/staff/certificates.ts'
import { described, FieldFrame, fieldOf } from '../../../components/forms/Field.tsx'
import text from '../../../components/Text.module.css'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { useUpload } from '../desk/useUpload.ts'
import parts from '../desk/DeskItem.module.css'
import { statementKey } from './statementKey.ts'

/** The API checks the files. */
const schema = z.object({ files: z.string() })

/** Uploads certificates and shows what the API made of each file. */
export const UploadCertificates = ({ year }: { year: string }) => {
  const texts = useTexts('staff').statements
  const upload = useUpload()
  const files = useRef<HTMLInputElement>(null)
  const form = useForm({
    schema: async () => schema,
    labels: { files: texts.choose },
    problems: texts.uploadWrong,
    async call() {
      const sent = new FormData()
      for (const file of files.current?.files ?? []) sent.append('files', file)
      const uploaded = await upload((send) => uploadCertificates(send, year, sent))
      if (files.current) files.current.value = ''
      return uploaded
    },
    say: (uploaded) => <Stored uploaded={uploaded} />,
    refreshes: [statementKey],
  })
  const { id, problem } = fieldOf({ form, name: 'files' })
  return (
    <BriefForm form={form} submit={form.act.busy ? texts.uploading : texts.upload} framed>
      <FieldFrame id={id} label={texts.choose} hint={texts.chooseHint} problem={problem}>
        <input
          ref={files}
          id={id}
          name="files"
          className={parts.files}
          type="file"
          multiple
          accept="application/pdf,application/zip,.pdf,.zip"
          {...described(id, problem, texts.chooseHint)}
        />
      </FieldFrame>
    </BriefForm>
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
