import { useLocation } from 'react-router-dom'
import { sharedReceipt } from '../../../shared/contract/donation/receipt.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../components/Button.tsx'
import { artwork } from '../../components/picture/artwork.ts'
import { Missing } from '../../components/picture/Scene.tsx'
import { isMissing, QueryState } from '../../components/QueryState.tsx'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import sheet from '../donation/Receipt.module.css'
import { ReceiptSheet } from '../donation/ReceiptSheet.tsx'
import { ReturnsNotice } from '../donation/Returns.tsx'

/** `/shared-receipt#LINK`: a receipt for somebody to whom the donor gave the link. Without PAN, address and e-mail; nobody signs in. */
export const SharedReceiptPage = () => {
  const { donations: texts, lang } = useTexts('profile')
  const link = useLocation().hash.slice(1)
  const query = useApiQuery(['shared-receipt', link, lang], (api) => sharedReceipt(api, link), { enabled: link !== '' })
  if (link === '' || (!query.data && isMissing(query.error)))
    return (
      <Missing
        picture={artwork.gate}
        title={texts.share.missing}
        text={texts.share.missingText}
        to={paths.home}
        words={texts.share.home}
      />
    )
  return (
    <div className={`flow-page flow-stack ${sheet.page}`}>
      <QueryState query={query} heading={texts.receiptTitle}>
        {({ receipt, returns }) => (
          <>
            <p className="text-soft on-screen">{texts.share.shown}</p>
            {returns && <ReturnsNotice returns={returns} />}
            <ReceiptSheet receipt={receipt} />
            <div className="flow-ways on-screen">
              <Button look="outline" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </div>
          </>
        )}
      </QueryState>
    </div>
  )
}
