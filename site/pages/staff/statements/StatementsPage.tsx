import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  addNumbers,
  giveNumber,
  statementYear,
  type StatementYear,
} from '../../../../shared/contract/staff/statements.ts'
import { financialYearSchema } from '../../../../shared/contract/donation/donation.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Field } from '../../../components/forms/Field.tsx'
import { described, FieldFrame } from '../../../components/forms/FieldFrame.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { ActForm } from '../../../components/act/ActForm.tsx'
import { useProvenAct } from '../../../components/act/useProvenAct.ts'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import { useMay } from '../desk/role.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { CheckSection } from './CheckSection.tsx'
import styles from './Statements.module.css'
import { Tallies } from './Tallies.tsx'
import { YearPicker } from './YearPicker.tsx'
import { CertificatesSection } from './CertificatesSection.tsx'
import { FileSection } from './FileSection.tsx'
import { JournalSection } from './JournalSection.tsx'
import { NumberList } from './NumberList.tsx'
import { statementKey } from './statementKey.ts'

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
            {mayChange && <JournalSection key={`j${statement.year}`} year={statement.year} />}
          </div>
        )}
      </QueryState>
    </>
  )
}

/** The pool of pre-acknowledgement numbers. */
const PoolSection = ({ counts }: { counts: NonNullable<StatementYear['pool']> }) => {
  const texts = useTexts('staff').statements
  const mayChange = useMay('accountant')
  return (
    <DeskSection title={texts.pool} lead={texts.poolLead}>
      <dl className={styles.counts}>
        {(['free', 'used', 'filed'] as const).map((state) => (
          <div key={state}>
            <dt>{texts.poolStates[state]}</dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
      </dl>
      {counts.free === 0 && counts.used > 0 && <p>{texts.poolBlocked(counts.used)}</p>}
      {mayChange && (
        <div className={parts.columns}>
          <AddNumbers />
          {counts.free > 0 && <GiveNumber />}
        </div>
      )}
      <NumberList />
    </DeskSection>
  )
}

/** Gives the next free number to a receipt, for a certificate that is written by hand. */
const GiveNumber = () => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const id = useId()
  const [receipt, setReceipt] = useState('')
  const act = useProvenAct(() => giveNumber(api, receipt), statementKey)
  const code = act.fields['receipt']
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.giving : texts.give}
      message={act.result?.receipt && texts.given(act.result.number, act.result.receipt)}
      framed
    >
      <Field
        id={id}
        spec={{ name: 'receipt', label: texts.giveReceipt, autoComplete: 'off' }}
        problem={code && texts.wrong[code]}
        control={{ value: receipt, onChange: (event) => setReceipt(event.target.value) }}
      />
    </ActForm>
  )
}

/** Adds pasted numbers to the pool. They stay in the field if the API refuses them. */
const AddNumbers = () => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const id = useId()
  const [numbers, setNumbers] = useState('')
  const act = useProvenAct(async () => {
    const added = await addNumbers(api, numbers)
    setNumbers('')
    return added
  }, statementKey)
  const code = act.fields['numbers']
  const problem = code && texts.wrong[code]
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.adding : texts.add}
      message={act.result && texts.added(act.result.added, act.result.known)}
      framed
    >
      <FieldFrame id={id} label={texts.addNumbers} hint={texts.addHint} problem={problem}>
        <textarea
          id={id}
          rows={4}
          autoComplete="off"
          spellCheck={false}
          value={numbers}
          onChange={(event) => setNumbers(event.target.value)}
          {...described(id, problem, texts.addHint)}
        />
      </FieldFrame>
    </ActForm>
  )
}
