import { staffReceipt } from '../../../../shared/api/staff/receipts.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { deskPath } from '../desk/deskPath.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import { CorrectReceipt } from './CorrectReceipt.tsx'
import { receiptKey } from './receiptKey.ts'
import { VersionList } from './VersionList.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** `/staff/donations/<txn id>/receipt`: every version of the receipt side by side, and the form that issues the next one. */
export const DeskReceiptPage = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('staff').receipt
  const donations = useTexts('desk').donations
  const { api } = useServices()
  const query = useApiQuery({
    queryKey: [receiptKey, txnId],
    queryFn: () => staffReceipt(api, txnId),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <DeskEntry
      title={query.data ? texts.title(query.data.number) : texts.receipt}
      above={[
        { title: donations.title, to: deskPath('donations') },
        { title: `${donations.one} ${txnId}`, to: deskPath('donations', txnId) },
      ]}
      back={texts.back}
      query={query}
      missing={{ title: texts.missingTitle, text: texts.missing }}
    >
      {({ number, versions }) => (
        <>
          <DeskSection title={texts.versions}>
            <p>{texts.lead}</p>
            <VersionList txnId={txnId} number={number} versions={versions} />
          </DeskSection>
          <DeskSection title={texts.correct}>
            {versions[0]?.donor ? (
              <CorrectReceipt number={number} newest={{ ...versions[0], donor: versions[0].donor }} />
            ) : (
              <p>{texts.gone}</p>
            )}
          </DeskSection>
        </>
      )}
    </DeskEntry>
  )
}
