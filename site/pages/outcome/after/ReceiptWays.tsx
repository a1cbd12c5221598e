import { useEffect, useRef } from 'react'
import { mailReceipt } from '../../../../shared/api/donations.ts'
import type { DonationOutcome } from '../../../../shared/contract/donation/donationOutcome.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { href } from '../../../app/paths.ts'
import { siteRoot } from '../../../app/firstLoad/roots.ts'
import { useServices } from '../../../app/services.ts'
import { useSession } from '../../../app/session/useSession.ts'
import { configuration } from '../../../configuration.ts'
import { useAct } from '../../../forms/useAct.ts'
import { Button, buttonClass, LinkButton } from '../../../layout/Button.tsx'
import { ActWords } from '../../../parts/act/ActWords.tsx'
import styles from '../DonationActions.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** Buttons for the receipt at once: on screen, by mail again, and as a link to send to oneself. The link opens only for its owner and contains no name. */
export const ReceiptWays = ({ donation }: { donation: DonationOutcome }) => {
  const { outcome } = useTexts('outcome')
  const lang = useLanguage()
  const { api } = useServices()
  const { user } = useSession()
  const act = useAct()
  const answer = useRef<HTMLDivElement>(null)
  const path = href.receipt(donation.txn_id)
  const message = outcome.whatsAppText(configuration.name[lang], siteRoot + path)

  // On a phone the answer appears below the screen's edge.
  useEffect(() => {
    if (act.said || act.failure) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [act.said, act.failure])
  const mailAgain = () => act.run(() => mailReceipt(api, donation.txn_id), outcome.mailedAgain(user?.email ?? ''))
  return (
    <>
      <LinkButton to={path}>{outcome.openReceipt}</LinkButton>
      <Button look="outline" busy={act.busy} onClick={() => void mailAgain()}>
        {outcome.mailAgain}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer external"
        className={buttonClass('outline')}
      >
        {outcome.whatsApp}
      </a>
      <div ref={answer} className={styles.answer}>
        <ActWords act={act} />
      </div>
    </>
  )
}
