import { useState } from 'react'
import { Link } from 'react-router-dom'
import { addPanToReceipt } from '../../../shared/api/donations.ts'
import { queryClientOf } from '../../app/firstLoad/queryClient.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useTexts } from '../../app/texts.ts'
import { failureText } from '../../forms/failureText.ts'
import { Button } from '../../layout/Button.tsx'
import styles from './ReceiptPage.module.css'
import { donationTexts } from './texts.ts'

/** For a receipt without a PAN: the donor adds the one of the profile. The receipt is frozen, so this makes a new version of it. */
export const AddPan = ({ txnId }: { txnId: string }) => {
  const texts = donationTexts.use()
  const siteTexts = useTexts()
  const services = useServices()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const add = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await addPanToReceipt(services.api, txnId)
      await queryClientOf(services).invalidateQueries({ queryKey: ['donations'] })
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.hint}>
      <p>
        {texts.noPan} <Link to={`${paths.profile}#pan`}>{texts.addPan}</Link>
      </p>
      <Button look="outline" busy={busy} onClick={() => void add()}>
        {texts.panToReceipt}
      </Button>
      <p role="alert" className={styles.wrong}>
        {failure !== undefined && failureText(siteTexts, failure)}
      </p>
    </div>
  )
}
