import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import {
  addNumbers,
  giveNumber,
  statementYear,
  addNumbersSchema,
  giveNumberSchema,
  type StatementYear,
} from '../../../../shared/contract/staff/statements.ts'
import { financialYearSchema } from '../../../../shared/contract/donation/donation.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Choice } from '../../../components/forms/Choice.tsx'
import { described, FieldFrame, fieldOf, TextField } from '../../../components/forms/Field.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import { useMay } from '../desk/role.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { CheckSection } from './CheckSection.tsx'
import styles from './Statements.module.css'
import { Tallies } from './Tallies.tsx'
import { CertificatesSection } from './CertificatesSection.tsx'
import { FileSection } from './FileSection.tsx'
import { JournalSection } from './JournalSection.tsx'
import { NumberList } from './NumberList.tsx'
import { statementKey } from './statementKey.ts'
import { useId } from 'react'

interface YearPickerProps {
  year: string
  years: readonly string[]
  onChange(year: string): void
}

const YearPicker = ({ year, years, onChange }: YearPickerProps) => {
  const texts = useTexts('staff').statements
  return (
    <div className={styles.year}>
      <Choice label={texts.year} value={year} options={years.map((one) => [one, one])} onChange={onChange} />
    </div>
  )
}

/** `/staff/statements?year=2026-27`: the yearly statement of donors, from the check to the certificates. */
export const StatementsPage = () => {
  const texts = useTexts('staff').statements
  const mayChange = useMay('accountant')
  const [search, setSearch] = useSearchParams()
  const year = financialYearSchema.safeParse(search.get('year')).data
  const query = useApiQuery([statementKey, year], (api) => statementYear(api, year), {
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
  const form = useForm({
    schema: async () => giveNumberSchema,
    labels: { receipt: texts.giveReceipt },
    problems: texts.wrong,
    call: ({ receipt }) => giveNumber(api, receipt),
    say: ({ number, receipt }) => receipt && texts.given(number, receipt),
    refreshes: [statementKey],
  })
  return (
    <BriefForm form={form} submit={form.act.busy ? texts.giving : texts.give} framed>
      <TextField form={form} name="receipt" autoComplete="off" />
    </BriefForm>
  )
}

/** Adds pasted numbers to the pool. They stay in the field if the API refuses them. */
const AddNumbers = () => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const form = useSavedForm({
    schema: async () => addNumbersSchema,
    start: { numbers: '' },
    labels: { numbers: texts.addNumbers },
    problems: texts.wrong,
    once: true,
    call: ({ numbers }) => addNumbers(api, numbers),
    say: ({ added, known }) => texts.added(added, known),
    refreshes: [statementKey],
  })
  const { id, label, problem } = fieldOf({ form, name: 'numbers' })
  return (
    <BriefForm form={form} submit={form.act.busy ? texts.adding : texts.add} framed>
      <FieldFrame id={id} label={label} hint={texts.addHint} problem={problem}>
        <textarea
          id={id}
          name="numbers"
          rows={4}
          autoComplete="off"
          spellCheck={false}
          {...described(id, problem, texts.addHint)}
        />
      </FieldFrame>
    </BriefForm>
  )
}
