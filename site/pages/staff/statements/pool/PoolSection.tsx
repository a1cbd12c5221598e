import type { StatementYear } from '../../../../../shared/contract/staff/statements.ts'
import { useMay } from '../../../../staff/role.ts'
import { Part } from '../Part.tsx'
import styles from '../Statements.module.css'
import { statementTexts } from '../texts.ts'
import { AddNumbers } from './AddNumbers.tsx'
import { GiveNumber } from './GiveNumber.tsx'
import { NumberList } from './NumberList.tsx'

/** The pool of pre-acknowledgement numbers. */
export const PoolSection = ({ counts }: { counts: NonNullable<StatementYear['pool']> }) => {
  const texts = statementTexts.use()
  const mayChange = useMay('accountant')
  return (
    <Part title={texts.pool} lead={texts.poolLead}>
      <dl className={styles.counts}>
        {(['free', 'used', 'filed'] as const).map((state) => (
          <div key={state}>
            <dt>{texts.poolStates[state]}</dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
      </dl>
      {mayChange && (
        <div className={styles.columns}>
          <AddNumbers />
          {counts.free > 0 && <GiveNumber />}
        </div>
      )}
      <NumberList />
    </Part>
  )
}
