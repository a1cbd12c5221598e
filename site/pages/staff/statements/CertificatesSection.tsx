import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import {
  certificates,
  type CertificateState,
  deliverCertificates,
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
import { UploadCertificates } from './UploadCertificates.tsx'

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
  const { api } = useServices()
  const [state, setState] = useState<CertificateState>()
  const [page, setPage] = useState(1)
  const query = useApiQuery({
    queryKey: [statementKey, 'certificates', year, state, page],
    queryFn: () => certificates(api, year, page, state),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
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
