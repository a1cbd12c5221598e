import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { statementYear } from '../../../../shared/api/staff/statements.ts'
import { financialYearSchema } from '../../../../shared/contract/donation/donationHistory.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { QueryState } from '../../../layout/QueryState.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { useMay } from '../../../staff/role.ts'
import { CertificatesSection } from './certificates/CertificatesSection.tsx'
import { CheckSection } from './CheckSection.tsx'
import { FileSection } from './file/FileSection.tsx'
import { LedgerFile } from './file/LedgerFile.tsx'
import { PoolSection } from './pool/PoolSection.tsx'
import { statementKey } from './statementKey.ts'
import parts from '../../../staff/parts/Entry.module.css'
import { Tallies } from './Tallies.tsx'
import { YearPicker } from './YearPicker.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** `/staff/statements?year=2026-27`: the yearly statement of donors, from the check to the certificates. */
export const StatementsPage = () => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const mayChange = useMay('accountant')
  const [search, setSearch] = useSearchParams()
  const year = financialYearSchema.safeParse(search.get('year')).data
  const query = useApiQuery({
    queryKey: [statementKey, year],
    queryFn: () => statementYear(api, year),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <QueryState query={query} missing={<p>{texts.noForm}</p>}>
        {(statement) => (
          <div className={parts.sections}>
            <YearPicker
              year={statement.year}
              years={statement.years}
              onChange={(chosen) => setSearch({ year: chosen })}
            />
            <Tallies statement={statement} />
            <CheckSection statement={statement} />
            <FileSection key={statement.year} statement={statement} />
            {mayChange && <CertificatesSection key={`c${statement.year}`} statement={statement} />}
            {statement.pool && <PoolSection counts={statement.pool} />}
            {mayChange && <LedgerFile year={statement.year} />}
          </div>
        )}
      </QueryState>
    </>
  )
}
