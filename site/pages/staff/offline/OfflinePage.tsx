import { useState } from 'react'
import { Link } from 'react-router-dom'
import { offlineOptions } from '../../../../shared/api/staff/offlineDonation.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { QueryState } from '../../../layout/QueryState.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { deskPath } from '../../../staff/deskPath.ts'
import text from '../../../parts/Text.module.css'
import { OfflineForm } from './OfflineForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** `/staff/offline`: staff enter a donation that did not go through the website. */
export const OfflinePage = () => {
  const texts = useTexts('staff').offline
  const lang = useLanguage()
  const { api } = useServices()
  const [saved, setSaved] = useState<{ txn_id: string; receipt: string }>()
  const options = useApiQuery({ queryKey: ['staff-offline-options', lang], queryFn: () => offlineOptions(api) })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <div role="status" className={text.done}>
        {saved && (
          <p>
            {texts.saved(saved.receipt)} <Link to={deskPath('donations', saved.txn_id)}>{texts.open}</Link>
          </p>
        )}
      </div>
      <QueryState query={options}>
        {(data) => <OfflineForm options={data} onStart={() => setSaved(undefined)} onSaved={setSaved} />}
      </QueryState>
    </>
  )
}
