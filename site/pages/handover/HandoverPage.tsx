import { useTexts } from '../../app/texts.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { href, paths } from '../../app/paths.ts'
import { failureText } from '../../forms/failureText.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { givingTexts } from '../donate/texts.ts'
import { outcomeTexts } from '../outcome/texts.ts'
import styles from './HandoverPage.module.css'
import { PaymentForm } from './PaymentForm.tsx'
import { Returned } from './Returned.tsx'
import { useHandover } from './useHandover.ts'

/** The way from a partner's page to the payment page (specification, decision 8): the trust's own page posts the form, so no personal field was in theirs. */
export const HandoverPage = () => {
  const texts = useTexts()
  const { handover } = givingTexts.use()
  const { outcome } = outcomeTexts.use()
  const found = useHandover()
  if (found.state === 'ready') return <PaymentForm form={found.form} />
  if (found.state === 'returned') return <Returned txnId={found.txnId} />
  if (found.state === 'working') {
    return (
      <div className={styles.handover}>
        <PageHeading title={handover.title}>{handover.heading}</PageHeading>
        <p role="status">{outcome.checkingText}</p>
      </div>
    )
  }
  if (found.state === 'signIn') {
    return (
      <div className={styles.handover}>
        <PageHeading title={handover.title}>{handover.signIn}</PageHeading>
        <p>{handover.signInText}</p>
        <LinkButton to={href.login(paths.handover)}>{handover.signInButton}</LinkButton>
      </div>
    )
  }
  const failed = found.state === 'failed'
  return (
    <div className={styles.handover}>
      <PageHeading title={handover.title}>{failed ? handover.failed : handover.useless}</PageHeading>
      {failed && <p role="alert">{failureText(texts, found.error)}</p>}
      <p>{failed ? handover.failedText : handover.uselessText}</p>
      <LinkButton to={paths.donate}>{handover.again}</LinkButton>
    </div>
  )
}
