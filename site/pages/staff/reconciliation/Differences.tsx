import { Link } from 'react-router-dom'
import { type DifferenceCode, differenceCodes } from '../../../../shared/contract/staff/differences.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import lists from '../../../staff/parts/Entry.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface DifferencesProps {
  day: string
  /** How many of each kind. */
  found: Partial<Record<DifferenceCode, number>>
}

/** What the comparison found, each kind with a link to its cases. */
export const Differences = ({ day, found }: DifferencesProps) => {
  const texts = useTexts('staff').reconciliation
  const { kinds } = useTexts('staff').cases
  const codes = differenceCodes.filter((code) => found[code])
  if (codes.length === 0) return <p>{texts.noDifferences}</p>
  return (
    <div>
      <h3>{texts.differences}</h3>
      <ul className={lists.plain}>
        {codes.map((code) => (
          <li key={code}>
            <Link to={deskPath('cases') + `?open=all&day=${day}&code=${code}`}>
              {texts.found(kinds[code], found[code] ?? 0)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
