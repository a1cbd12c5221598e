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
import { useTexts } from '../../../texts/useTexts.ts'

/** What the check finds, with the row and a link to the donation. */
export const CheckSection = ({ statement }: { statement: StatementYear }) => {
  const texts = useTexts('staff').statements
  const { problems, problem_total: total, error_total: errors } = statement
  return (
    <DeskSection title={texts.check}>
      <p className={errors === 0 ? text.good : text.wrong}>
        {errors === 0 ? texts.checkGood : texts.checkFound(errors, total - errors)}
      </p>
      {problems.length > 0 && (
        <ul className={parts.list}>
          {problems.map((problem) => (
            <ProblemEntry
              key={[problem.code, problem.row, problem.column, problem.donation?.txn_id].join()}
              problem={problem}
            />
          ))}
        </ul>
      )}
      {problems.length < total && <p>{texts.checkMore(problems.length, total)}</p>}
    </DeskSection>
  )
}

const ProblemEntry = ({ problem }: { problem: StatementProblemRow }) => {
  const texts = useTexts('staff').statements
  const { code, row, column, name, donation } = problem
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
        {donation?.receipt && (
          <Link to={deskPath('donations', donation.txn_id)}>{texts.receipt(donation.receipt)}</Link>
        )}
      </p>
    </li>
  )
}
