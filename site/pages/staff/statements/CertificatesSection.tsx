import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import {
  certificateDonors,
  type CertificateRow,
  certificates,
  type CertificateState,
  deliverCertificates,
  matchCertificate,
  removeCertificate,
  uploadCertificates,
  type Uploaded,
} from '../../../../shared/contract/staff/certificates.ts'
import type { StatementYear } from '../../../../shared/contract/staff/statements.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useServices } from '../../../app/services.ts'
import frame from '../../../components/act/Act.module.css'
import { ActButton, ActMessage } from '../../../components/act/ActButton.tsx'
import { upload } from '../../../components/act/upload.ts'
import { useFile } from '../../../components/act/FileButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { Button } from '../../../components/Button.tsx'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { FileField } from '../desk/deskForms.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'
import { StatedList } from './StatedList.tsx'
import styles from './Statements.module.css'

/** The API checks the files. */
const schema = z.object({ files: z.string() })

/** Uploads certificates and shows what the API made of each file. */
const UploadCertificates = ({ year }: { year: string }) => {
  const { texts } = useDesk('statements')
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
    refreshes: [keys.statements],
  })
  return (
    <BriefForm form={form} submit={form.act.busy ? texts.uploading : texts.upload} framed>
      <FileField
        form={form}
        name="files"
        field={files}
        multiple
        accept="application/pdf,application/zip,.pdf,.zip"
        hint={texts.chooseHint}
      />
    </BriefForm>
  )
}

/** How many were stored, and which were not. */
const Stored = ({ uploaded }: { uploaded: Uploaded }) => {
  const { texts } = useDesk('statements')
  return (
    <>
      <p>{texts.uploaded(uploaded)}</p>
      {uploaded.refused.length > 0 && (
        <div className="text-wrong">
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
  const { texts } = useDesk('statements')
  return (
    <DeskSection title={texts.certificates(form.certificate)} lead={texts.certificatesLead}>
      {filed.length === 0 ? (
        <p>{texts.fileFirst}</p>
      ) : (
        <>
          <UploadCertificates year={year} />
          <StatedList
            queryKey={['certificates', year]}
            ask={(api, page, state: CertificateState | undefined) => certificates(api, year, page, state)}
            label={texts.certificateFilter}
            names={texts.certificateStates}
            empty={texts.noCertificates}
            above={({ waiting }) => <Deliver year={year} waiting={waiting} />}
          >
            {(certificate) => <CertificateEntry key={certificate.id} year={year} certificate={certificate} />}
          </StatedList>
        </>
      )}
    </DeskSection>
  )
}

/** Delivers every matched certificate that still waits. */
const Deliver = ({ year, waiting }: { year: string; waiting: number }) => {
  const { texts } = useDesk('statements')
  const act = useAct({
    call: (api) => deliverCertificates(api, year),
    say: texts.delivered,
    refreshes: [keys.statements],
  })
  return (
    <ActButton act={act} look="primary">
      {act.busy ? texts.delivering : waiting > 0 && texts.deliver(waiting)}
    </ActButton>
  )
}

/** One certificate. If its donor is not certain, staff open it and choose. */
const CertificateEntry = ({ year, certificate }: { year: string; certificate: CertificateRow }) => {
  const { texts } = useDesk('statements')
  const [choosing, setChoosing] = useState(false)
  const { id, file, state, donor, replaces } = certificate
  const saved = { path: `staff/certificate?id=${id}`, name: `certificate_${year}_${id}.pdf` }
  const opening = useFile(saved, [keys.statements])
  const removing = useAct({ call: (api) => removeCertificate(api, id), say: null, refreshes: [keys.statements] })
  const isDoubtful = state === 'unmatched' || state === 'ambiguous'
  return (
    <li>
      <p>{donor ?? file}</p>
      <p className="desk-meta text-soft">
        <span className={isDoubtful ? 'text-wrong' : undefined}>{texts.certificateStates[state]}</span>
        {donor && <span>{file}</span>}
        {replaces !== null && <span>{texts.replaces}</span>}
      </p>
      <div className="desk-meta">
        <Button look="text" busy={opening.busy} aria-label={texts.openOf(file)} onClick={() => void opening.run()}>
          {texts.open}
        </Button>
        {isDoubtful && (
          <>
            <Button
              look="text"
              aria-label={texts.matchOf(file)}
              aria-expanded={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              {texts.match}
            </Button>
            <Button
              look="text"
              busy={removing.busy}
              aria-label={texts.removeOf(file)}
              onClick={() => void removing.run()}
            >
              {texts.remove}
            </Button>
          </>
        )}
      </div>
      {[opening, removing].map((act, index) => (
        <ActMessage key={index} act={act} />
      ))}
      {choosing && <ChooseDonor year={year} certificate={id} />}
    </li>
  )
}

/** Finds a donor of the filed statement and gives the certificate to them. */
const ChooseDonor = ({ year, certificate }: { year: string; certificate: number }) => {
  const { texts } = useDesk('statements')
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().slice(0, 80))
  const query = useApiQuery([keys.statements, 'donors', year, search], (api) => certificateDonors(api, year, search), {
    placeholderData: keepPreviousData,
  })
  return (
    <div className={frame.form} data-framed>
      <Field
        id={id}
        name="donor"
        label={texts.findDonor}
        type="search"
        autoComplete="off"
        control={{ value: typed, onChange: (event) => setTyped(event.target.value) }}
      />
      <QueryState query={query} empty={<p>{texts.foundNone}</p>}>
        {(found) => (
          <ul className={`flow-tight ${styles.choices}`}>
            {found.map(({ serial, name, id: pan, rupees }) => (
              <Choice
                key={serial}
                certificate={certificate}
                serial={serial}
                words={texts.choice(name, pan, formatRupees(rupees))}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}

const Choice = ({ certificate, serial, words }: { certificate: number; serial: number; words: string }) => {
  const act = useAct({
    call: (api) => matchCertificate(api, certificate, serial),
    say: null,
    refreshes: [keys.statements],
  })
  return (
    <li>
      <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
        {words}
      </Button>
      <ActMessage act={act} />
    </li>
  )
}
