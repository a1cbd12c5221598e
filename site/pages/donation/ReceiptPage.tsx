import { Link } from 'react-router-dom'
import {
  addPanToReceipt,
  type Receipt,
  receiptPdfPath,
  receiptStatement,
  receiptLink,
} from '../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../shared/date.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { Button } from '../../components/Button.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Missing } from '../../components/picture/Scene.tsx'
import { artwork } from '../../components/picture/artwork.ts'
import { ActButton, ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { DownloadButton } from './DownloadButton.tsx'
import styles from './Receipt.module.css'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { useReceipt } from './donationQueries.ts'
import { CopyList } from '../../components/CopyList.tsx'

/** Few receipts have it, so it loads after the receipt. */
const Returns = pressedPart(async () => (await import('./Returns.tsx')).Returns)

/** It loads after the receipt, with its own texts. */
const CardSection = pressedPart(async () => (await import('../outcome/CardSection.tsx')).CardSection)

const fileNameOf = (number: string) => `receipt_${number.replace(/[^A-Za-z0-9]+/g, '-')}.pdf`

/** The receipt of a confirmed donation, to read, to print and to keep. */
export const ReceiptPage = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('profile').donations
  const query = useReceipt(txnId)
  const missing = (
    <Missing
      picture={artwork.gate}
      title={texts.missing}
      text={texts.missingText}
      to={paths.donation}
      words={texts.allDonations}
    />
  )
  return (
    <QueryState query={query} heading={texts.receiptTitle} missing={missing}>
      {(receipt) => (
        <div className={`flow-page flow-stack ${styles.page}`}>
          <div className="text-soft on-screen">
            <Link to={`${paths.donation}?year=${receipt.year}`} className="flow-link">
              {texts.allDonations}
            </Link>
            <p>{texts.receiptLead}</p>
          </div>
          <Returns txnId={txnId} />
          <ReceiptSheet receipt={receipt} />
          <div className="flow-ways on-screen">
            <DownloadButton look="primary" path={receiptPdfPath(txnId, 'a4')} name={fileNameOf(receipt.number)}>
              {texts.pdf}
            </DownloadButton>
            <DownloadButton path={receiptPdfPath(txnId, 'phone')} name={fileNameOf(receipt.number)}>
              {texts.pdfPhone}
            </DownloadButton>
            <Button look="text" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <DonateLink
              className="flow-link"
              aria-label={`${texts.giveAgain}: ${receipt.project.title}`}
              projectId={receipt.project.id}
              amount={receipt.amount}
              purposeId={receipt.purpose_id ?? undefined}
              items={receipt.items.length > 0 ? receipt.items.map(({ id, qty }) => ({ id, qty })) : undefined}
            >
              {texts.giveAgain}
            </DonateLink>
          </div>
          {receipt.donor.pan && <InStatement receipt={receipt} />}
          {!receipt.donor.pan && <AddPan txnId={txnId} />}
          <ReceiptShare txnId={txnId} />
          <CardSection txnId={txnId} />
        </div>
      )}
    </QueryState>
  )
}

/** Since when a receipt with a PAN is in the trust's tax statement, or what is missing. */
const InStatement = ({ receipt }: { receipt: Receipt }) => {
  const { donations: texts, lang } = useTexts('profile')
  const { data: since } = useApiQuery(['donations', 'statement', receipt.txn_id], (api) =>
    receiptStatement(api, receipt.txn_id),
  )
  if (since === undefined || !taxRegistration(receipt.trust.registrations)) return null
  const isKnown = Boolean(receipt.donor.address.line || receipt.donor.address.city)
  return (
    <p className="text-soft on-screen">
      {since ? texts.inStatement(formatDay(since, lang)) : isKnown ? texts.notInStatement : texts.noAddress}
    </p>
  )
}

/** For a receipt without a PAN: the donor adds the one of the profile. The receipt is frozen, so this makes a new version of it. */
const AddPan = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('profile').donations
  const act = useAct({ call: (api) => addPanToReceipt(api, txnId), say: null, refreshes: ['donations'] })
  return (
    <div className="text-note on-screen">
      <p>
        {texts.noPan} <Link to={`${paths.profile}#pan`}>{texts.addPan}</Link>
      </p>
      <ActButton act={act}>{texts.panToReceipt}</ActButton>
    </div>
  )
}

/** The link that opens the receipt for a son or an accountant: made, copied and ended here. */
const ReceiptShare = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('profile').donations.share
  const lang = useLanguage()
  const { data: link } = useApiQuery(['donations', 'link', txnId], (api) => receiptLink(api, txnId))
  const act = useAct({
    call: (api, share: boolean) => receiptLink(api, txnId, share),
    say: (kept) => (kept ? texts.ready : texts.ended),
    refreshes: ['donations'],
  })
  if (link === undefined) return null
  return (
    <section aria-labelledby="share-receipt" className="flow-stack on-screen">
      <h2 id="share-receipt">{texts.title}</h2>
      <p>{texts.lead}</p>
      {link && (
        <>
          <CopyList rows={[{ label: texts.link, value: link.url }]} className={styles.link} />
          <p className="text-soft">{texts.until(formatDay(link.until, lang))}</p>
        </>
      )}
      <div>
        <Button look="outline" busy={act.busy} onClick={() => void act.run(!link)}>
          {link ? texts.end : texts.make}
        </Button>
      </div>
      <ActMessage act={act} />
    </section>
  )
}
