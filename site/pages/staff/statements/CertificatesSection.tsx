import { keepPreviousData } from '@tanstack/react-query'
import { useState, useRef } from 'react'
import {
  certificates,
  type CertificateState,
  deliverCertificates,
  uploadCertificates,
  type Uploaded,
} from '../../../../shared/contract/staff/certificates.ts'
import type { StatementYear } from '../../../../shared/contract/staff/statements.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { QueryState } from '../../../components/QueryState.tsx'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import { StateButtons } from '../desk/StateButtons.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import { PageSteps } from './PageSteps.tsx'
import { statementKey } from './statementKey.ts'
import { CertificateEntry } from './CertificateEntry.tsx'
import * as z from 'zod/mini'
import { described, FieldFrame, fieldOf } from '../../../components/forms/Field.tsx'
import text from '../../../components/Text.module.css'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { upload } from '../../../components/act/upload.ts'

/** The API checks the files. */
const schema = z.object({ files: z.string() })

/** Uploads certificates and shows what the API made of each file. */
const UploadCertificates = ({ year }: { year: string }) => {
  const texts = useTexts('staff').statements
  const services = useServices()
  const files = useRef<HTMLInputElement>(null)
  const form = useForm({
    schema: async () => schema,
    labels: { files: texts.choose },
    problems: texts.uploadWrong,
    async call() {
      const sent = new FormData()
      for (const file of files.current?.files ?? []) sent.append('files', file)
      const uploaded = await upload(services, (send) => uploadCertificates(send, year, sent))
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

/** Certificates of the year: upload, match, deliver. */
export const CertificatesSection = ({ statement: { year, form, filed } }: { statement: StatementYear }) => {
  const texts = useTexts('staff').statements
  return (
    <DeskSection title={texts.certificates(form.certificate)} lead={texts.certificatesLead}>
      {filed.length === 0 ? (
        <p>{texts.fileFirst}</p>
      ) : (
        <>
          <UploadCertificates year={year} />
          <CertificateList year={year} />
        </>
      )}
    </DeskSection>
  )
}

const CertificateList = ({ year }: { year: string }) => {
  const texts = useTexts('staff').statements
  const [state, setState] = useState<CertificateState>()
  const [page, setPage] = useState(1)
  const query = useApiQuery(
    [statementKey, 'certificates', year, state, page],
    (api) => certificates(api, year, page, state),
    { staleTime: 0, placeholderData: keepPreviousData },
  )
  return (
    <QueryState query={query}>
      {({ rows, per_page, total, waiting }) => (
        <>
          <Deliver year={year} waiting={waiting} />
          {(total > 0 || state) && (
            <StateButtons
              label={texts.certificateFilter}
              names={texts.certificateStates}
              chosen={state}
              onChoose={(chosen) => {
                setState(chosen)
                setPage(1)
              }}
            />
          )}
          {rows.length === 0 ? (
            <p>{texts.noCertificates}</p>
          ) : (
            <ul className={parts.list}>
              {rows.map((certificate) => (
                <CertificateEntry key={certificate.id} year={year} certificate={certificate} />
              ))}
            </ul>
          )}
          <PageSteps page={page} pages={Math.ceil(total / per_page)} onChange={setPage} />
        </>
      )}
    </QueryState>
  )
}

/** Delivers every matched certificate that still waits. */
const Deliver = ({ year, waiting }: { year: string; waiting: number }) => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const act = useAct({ call: () => deliverCertificates(api, year), say: texts.delivered, refreshes: [statementKey] })
  return (
    <ActButton act={act} look="primary">
      {act.busy ? texts.delivering : waiting > 0 && texts.deliver(waiting)}
    </ActButton>
  )
}
