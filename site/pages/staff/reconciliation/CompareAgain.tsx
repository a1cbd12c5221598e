import { reconcileDay } from '../../../../shared/api/staff/reconciliation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { Button } from '../../../layout/Button.tsx'
import { ActProof } from '../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../staff/useStaffAct.ts'
import styles from '../cases/Cases.module.css'
import { daysKey } from './daysKey.ts'
import { reconciliationTexts } from './texts.ts'

/** Has the day compared again. The button stays, so that the keyboard keeps its place. */
export const CompareAgain = ({ day }: { day: string }) => {
  const texts = reconciliationTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const act = useStaffAct(async () => {
    await reconcileDay(api, day)
    return true
  }, daysKey)
  return (
    <div className={styles.close}>
      <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
        {act.busy ? texts.asking : texts.again}
        <span className="visually-hidden">{texts.about(formatDay(day, lang))}</span>
      </Button>
      <ActProof act={act} />
      <p role="status" className={styles.done}>
        {act.result && texts.wanted}
      </p>
    </div>
  )
}
