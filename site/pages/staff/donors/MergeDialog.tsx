import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/apiError.ts'
import { mergeDonors, mergePreview } from '../../../../shared/api/staff/donors.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Button } from '../../../components/Button.tsx'
import dialog from '../../../components/Dialog.module.css'
import { QueryState } from '../../../components/QueryState.tsx'
import { ActProof } from '../../../components/act/ActProof.tsx'
import { useRefresh } from '../table/useDeskList.ts'
import { useProvenAct } from '../../../components/act/useProvenAct.ts'
import { DonorCard } from './DonorCard.tsx'
import text from '../../../components/Text.module.css'
import styles from './Donors.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface MergeDialogProps {
  from: string
  into: string
  onClose(): void
}

/** Shows both donors as they are now, and merges them only after a second press. */
export const MergeDialog = ({ from, into, onClose }: MergeDialogProps) => {
  const texts = useTexts('staff').donors
  const { api } = useServices()
  const refresh = useRefresh()
  const query = useApiQuery({
    queryKey: ['staff-merge', from, into],
    queryFn: () => mergePreview(api, from, into),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const [checked, setChecked] = useState(false)
  const act = useProvenAct(async () => {
    const { version } = query.data ?? {}
    try {
      await mergeDonors(api, { from, into, checked, ...(version && { version }) })
    } catch (error) {
      // What staff agreed to has changed: they see it as it is now, and decide again.
      if (error instanceof ApiError && error.status === 409) {
        setChecked(false)
        await query.refetch()
      }
      throw error
    }
    await refresh('staff-donors', 'staff-donor')
    onClose()
  }, 'staff-duplicates')
  const { problem, needs_check: needsCheck = false } = query.data ?? {}
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.veil} />
        <AlertDialog.Popup className={dialog.popup}>
          <AlertDialog.Title className={dialog.title}>{texts.mergeTitle}</AlertDialog.Title>
          <AlertDialog.Description>{texts.mergeWords}</AlertDialog.Description>
          <QueryState query={query}>
            {(preview) => (
              <div className={styles.both}>
                <div>
                  <h3>{texts.first}</h3>
                  <DonorCard donor={preview.from} name={<>{preview.from.name}</>} />
                </div>
                <div>
                  <h3>{texts.second}</h3>
                  <DonorCard donor={preview.into} name={<>{preview.into.name}</>} />
                </div>
              </div>
            )}
          </QueryState>
          {problem && (
            <p role="alert" className={text.wrong}>
              {texts.problems[problem]}
            </p>
          )}
          {query.data && !problem && query.data.into.kind === 'account' && (
            <p className={text.beware}>{texts.visible(query.data.into.email ?? '', query.data.from.donations)}</p>
          )}
          {needsCheck && (
            <label>
              <input type="checkbox" checked={checked} onChange={(event) => setChecked(event.target.checked)} />{' '}
              {texts.checked}
            </label>
          )}
          <ActProof act={act} />
          <div className={styles.ways}>
            <Button look="outline" onClick={onClose}>
              {texts.cancel}
            </Button>
            {query.data && !problem && (
              <Button busy={act.busy || (needsCheck && !checked)} onClick={() => void act.run()}>
                {texts.confirm}
              </Button>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
