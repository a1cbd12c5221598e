import type { StatementYear } from '../../../../../shared/contract/staff/statements.ts'
import { useMay } from '../../../../staff/role.ts'
import { DeskSection } from '../../../../staff/parts/DeskSection.tsx'
import parts from '../../../../staff/parts/Entry.module.css'
import styles from '../Statements.module.css'
import { AddNumbers } from './AddNumbers.tsx'
import { GiveNumber } from './GiveNumber.tsx'
import { NumberList } from './NumberList.tsx'
import { useTexts } from '../../../../texts/useTexts.ts'

/** The pool of pre-acknowledgement numbers. */
export const PoolSection = ({ counts }: { counts: NonNullable<StatementYear['pool']> }) => {
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
