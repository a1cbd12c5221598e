import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type StatementProblemRow,
  statementProblems,
  type StatementYear,
} from '../../../../shared/contract/staff/statements.ts'
import { deskPath } from '../desk/deskPath.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import { Button } from '../../../components/Button.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** Problems that are shown at first, and with each press. */
const STEP = 100

/** What the check finds, errors first, with the row and a link to each donation. */
export const CheckSection = ({ statement }: { statement: StatementYear }) => {
  const texts = useTexts('staff').statements
  const [most, setMost] = useState(STEP)
  const { problems, problem_total: total, error_total: errors } = statement
  return (
    <DeskSection title={texts.check}>
      <p className={errors === 0 ? text.good : text.wrong}>
        {errors === 0 ? texts.checkGood : texts.checkFound(errors, total - errors)}
      </p>
      {problems.length > 0 && (
        <ul className={parts.list}>
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
  const texts = useTexts('staff').statements
  const { code, row, column, name, receipts } = problem
  const severity = statementProblems[code]
  return (
    <li>
      <p>
        <strong className={severity === 'error' ? text.wrong : undefined}>{texts[severity]}</strong>{' '}
        {texts.problems[code]}
      </p>
      <p className={parts.meta}>
        {row !== null && <span>{texts.row(row, column && texts.columns[column])}</span>}
        {name && <span>{name}</span>}
        {receipts.map(({ txn_id, number }) => (
          <Link key={txn_id} to={deskPath('donations', txn_id)}>
            {texts.receipt(number)}
          </Link>
        ))}
      </p>
    </li>
  )
}
