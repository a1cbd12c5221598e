import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError, type Transport } from '../../../../shared/contract/transport.ts'
import {
  donorDuplicates,
  type Duplicates,
  mergeDonors,
  mergePreview,
  type StaffDonor,
} from '../../../../shared/contract/staff/donors.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { Button } from '../../../components/Button.tsx'
import dialog from '../../../components/Dialog.module.css'
import { QueryState } from '../../../components/QueryState.tsx'
import { ActMessage } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useEscape } from '../desk/DeskEntry.tsx'
import { deskLink, deskPath, keys, useDesk, useRefresh } from '../desk/useDesk.tsx'
import { DeskHeading } from '../desk/DeskPage.tsx'
import styles from './Donors.module.css'

/** What counts of a donor's donations in a financial year, or in all of them, in whole rupees. */
export const sumOf = ({ years }: Pick<StaffDonor, 'years'>, year?: string): number =>
  years.filter((one) => year === undefined || one.year === year).reduce((sum, { net }) => sum + net, 0)

type Pair = Duplicates['rows'][number]

/** Pairs of donors who may be one person, each with its reasons and a way to merge them. */
export const DuplicateList = () => {
  const { texts, pages } = useDesk('donors')
  const navigate = useNavigate()
  const [chosen, choose] = useState<Pair>()
  const list = deskPath('donors')
  useEscape(() => void navigate(list))
  const query = useApiQuery([keys.duplicates], donorDuplicates, { staleTime: 0, refetchOnWindowFocus: false })
  return (
    <>
      <DeskHeading title={texts.duplicates} lead={texts.duplicatesLead} above={[{ title: pages.donors, to: list }]} />
      <QueryState query={query} empty={<p>{texts.duplicatesEmpty}</p>}>
        {({ rows }) => (
          <ul className="desk-list">
            {rows.map((pair) => (
              <li key={pair.from.key + pair.into.key}>
                <div className={styles.pair}>
                  <DonorCard donor={pair.from} name={deskLink(pair.from.name, 'donors', pair.from.key)} />
                  <span aria-hidden="true" className={`text-soft ${styles.arrow}`}>
                    →
                  </span>
                  <DonorCard donor={pair.into} name={deskLink(pair.into.name, 'donors', pair.into.key)} />
                  <div className={`flow-tight ${styles.why}`}>
                    <p className="text-soft">
                      {texts.because(pair.reasons.map((reason) => texts.reasons[reason]).join(', '))}
                    </p>
                    <Button
                      look="outline"
                      aria-label={texts.mergePair(pair.from.name, pair.into.name)}
                      onClick={() => choose(pair)}
                    >
                      {texts.merge}
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {chosen && <MergeDialog from={chosen.from.key} into={chosen.into.key} onClose={() => choose(undefined)} />}
    </>
  )
}

/** One donor of a pair, so that two can be compared. */
const DonorCard = ({ donor, name }: { donor: StaffDonor; name: ReactNode }) => {
  const { texts } = useDesk('donors')
  const { email, phone, city, pin, pan } = donor
  return (
    <div className={styles.card}>
      <strong>{name}</strong>
      <span className="text-soft">{texts.kinds[donor.kind]}</span>
      {[email, phone, `${city} ${pin}`.trim(), pan].map((fact) => fact && <span key={fact}>{fact}</span>)}
      <span>{texts.count(donor.donations, formatMoney(sumOf(donor)))}</span>
    </div>
  )
}

interface MergeDialogProps {
  from: string
  into: string
  onClose(): void
}

/** Shows both donors as they are now, and merges them only after a second press. */
const MergeDialog = ({ from, into, onClose }: MergeDialogProps) => {
  const { texts } = useDesk('donors')
  const refresh = useRefresh()
  const query = useApiQuery(['staff-merge', from, into], (api) => mergePreview(api, from, into), {
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const [checked, setChecked] = useState(false)
  const merge = async (api: Transport) => {
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
    await refresh(keys.donors, keys.donor)
    onClose()
  }
  const act = useAct({ call: merge, say: null, refreshes: [keys.duplicates] })
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
                  <DonorCard donor={preview.from} name={preview.from.name} />
                </div>
                <div>
                  <h3>{texts.second}</h3>
                  <DonorCard donor={preview.into} name={preview.into.name} />
                </div>
              </div>
            )}
          </QueryState>
          {problem && (
            <p role="alert" className="text-wrong">
              {texts.problems[problem]}
            </p>
          )}
          {query.data && !problem && query.data.into.kind === 'account' && (
            <p className="text-beware">{texts.visible(query.data.into.email ?? '', query.data.from.donations)}</p>
          )}
          {needsCheck && (
            <label>
              <input type="checkbox" checked={checked} onChange={(event) => setChecked(event.target.checked)} />{' '}
              {texts.checked}
            </label>
          )}
          <ActMessage act={act} />
          <div className={`desk-row ${styles.ways}`}>
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
