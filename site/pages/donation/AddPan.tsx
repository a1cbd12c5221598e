import { Link } from 'react-router-dom'
import { addPanToReceipt } from '../../../shared/api/donations.ts'
import { queryClientOf } from '../../app/firstLoad/queryClient.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { ActButton } from '../../parts/act/ActButton.tsx'
import text from '../../parts/Text.module.css'
import styles from './ReceiptPage.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** For a receipt without a PAN: the donor adds the one of the profile. The receipt is frozen, so this makes a new version of it. */
export const AddPan = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('profile').donations
  const services = useServices()
  const add = async () => {
    await addPanToReceipt(services.api, txnId)
    await queryClientOf(services).invalidateQueries({ queryKey: ['donations'] })
  }
  return (
    <div className={`${text.note} ${styles.screen}`}>
      <p>
        {texts.noPan} <Link to={`${paths.profile}#pan`}>{texts.addPan}</Link>
      </p>
      <ActButton act={add}>{texts.panToReceipt}</ActButton>
    </div>
  )
}
