import { keepPreviousData } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { financialYearSchema } from '../../../../shared/contract/donation/donation.ts'
import {
  type StatementProblemRow,
  statementProblems,
  statementYear,
  type StatementYear,
} from '../../../../shared/contract/staff/statements.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatMoney, formatRupees } from '../../../../shared/money.ts'
import { Button } from '../../../components/Button.tsx'
import { FigureTable } from '../../../components/FigureTable.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { deskLink, keys, useDesk } from '../desk/useDesk.tsx'
import { DeskHeading, DeskSection } from '../desk/DeskPage.tsx'
import { CertificatesSection } from './CertificatesSection.tsx'
import { FileSection } from './FileSection.tsx'
import { JournalSection } from './JournalSection.tsx'
import { PoolSection } from './PoolSection.tsx'
import styles from './Statements.module.css'

/** `/staff/statements?year=2026-27`: the yearly statement of donors, from the check to the certificates. */
export const StatementsPage = () => {
  const { texts, mayChange } = useDesk('statements')
  const [search, setSearch] = useSearchParams()
  const year = financialYearSchema.safeParse(search.get('year')).data
  const query = useApiQuery([keys.statements, year], (api) => statementYear(api, year), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <DeskHeading lead={texts.lead} />
      <QueryState query={query} missing={<p>{texts.noForm}</p>}>
        {(statement) => (
          <div className="desk-sections">
            <div className={styles.year}>
              <Choice
                label={texts.year}
                value={statement.year}
                options={statement.years.map((one) => [one, one])}
                onChange={(chosen) => setSearch({ year: chosen })}
              />
            </div>
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

type Kind = keyof StatementYear['tallies']

const kinds: readonly Kind[] = ['reported', 'without_id', 'anonymous', 'foreign', 'returned']

/** What the statement contains and what it leaves out. */
const Tallies = ({ statement }: { statement: StatementYear }) => {
  const { texts, lang } = useDesk('statements')
  const { form, due, rows, rupees, tallies, unrecorded } = statement
  return (
    <DeskSection title={texts.form(form.name, form.formerly)} lead={texts.due(formatDay(due, lang))}>
      <FigureTable
        caption={texts.what}
        heads={[texts.what, texts.donations, texts.amount]}
        rows={kinds.map((kind) => [texts.tallies[kind], tallies[kind].donations, formatMoney(tallies[kind].rupees)])}
      />
      <p>
        <strong>{texts.rows(rows, formatRupees(rupees))}</strong>
      </p>
      <p className="text-soft">{texts.summed}</p>
      {unrecorded.donations > 0 && (
        <p className={unrecorded.allowance && unrecorded.allowance.taxed > 0 ? 'text-beware' : undefined}>
          {texts.unrecorded(unrecorded.donations, formatMoney(unrecorded.rupees))}{' '}
          {unrecorded.allowance &&
            texts.allowance(
              formatMoney(unrecorded.allowance.rupees),
              formatRupees(unrecorded.allowance.least),
              unrecorded.allowance.percent,
              unrecorded.allowance.taxed > 0 ? formatMoney(unrecorded.allowance.taxed) : null,
            )}
        </p>
      )}
    </DeskSection>
  )
}

/** Problems that are shown at first, and with each press. */
const STEP = 100

/** What the check finds, errors first, with the row and a link to each donation. */
const CheckSection = ({ statement }: { statement: StatementYear }) => {
  const { texts } = useDesk('statements')
  const [most, setMost] = useState(STEP)
  const { problems, problem_total: total, error_total: errors } = statement
  return (
    <DeskSection title={texts.check}>
      <p className={errors === 0 ? 'text-good' : 'text-wrong'}>
        {errors === 0 ? texts.checkGood : texts.checkFound(errors, total - errors)}
      </p>
      {problems.length > 0 && (
        <ul className="desk-list">
          {problems.slice(0, most).map((problem) => (
            <ProblemEntry
              key={[problem.code, problem.row, problem.column, problem.receipts[0]?.txn_id].join()}
              problem={problem}
            />
          ))}
        </ul>
      )}
      {problems.length > most ? (
        <p>
          <Button look="outline" onClick={() => setMost(most + STEP)}>
            {texts.checkNext(problems.length - most)}
          </Button>
        </p>
      ) : (
        problems.length < total && <p>{texts.checkMore(problems.length, total)}</p>
      )}
    </DeskSection>
  )
}

const ProblemEntry = ({ problem }: { problem: StatementProblemRow }) => {
  const { texts } = useDesk('statements')
  const { code, row, column, name, receipts } = problem
  const severity = statementProblems[code]
  return (
    <li>
      <p>
        <strong className={severity === 'error' ? 'text-wrong' : undefined}>{texts[severity]}</strong>{' '}
        {texts.problems[code]}
      </p>
      <p className="desk-meta text-soft">
        {row !== null && <span>{texts.row(row, column && texts.columns[column])}</span>}
        {name && <span>{name}</span>}
        {receipts.map(({ txn_id, number }) => (
          <Fragment key={txn_id}>{deskLink(texts.receipt(number), 'donations', txn_id)}</Fragment>
        ))}
      </p>
    </li>
  )
}
