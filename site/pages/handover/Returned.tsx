import { givingTexts } from '../donate/texts.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { href } from '../../app/paths.ts'
import { LinkButton } from '../../layout/Button.tsx'
import styles from './HandoverPage.module.css'

/** Back from the payment page: shows the result first, so that nobody pays twice. */
export const Returned = ({ txnId }: { txnId: string }) => {
  const { handover } = givingTexts.use()
  return (
    <div className={styles.handover}>
      <PageHeading title={handover.title}>{handover.returned}</PageHeading>
      <p role="status">{handover.returnedText}</p>
      <LinkButton to={href.outcome(txnId)}>{handover.see}</LinkButton>
    </div>
  )
}
