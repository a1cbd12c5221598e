import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { type StaffDonor, staffDonors } from '../../../../shared/contract/staff/donors.ts'
import { described, FieldFrame, fieldOf } from '../../../components/forms/Field.tsx'
import { useFieldValue, type SavedFormState } from '../../../components/forms/useSavedForm.tsx'
import '../../../components/menu/focusGuards.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import styles from './DonorChoice.module.css'
import { useSettled } from '../desk/deskForms.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** The donor of a form, and the way to find a known one. */
export const DonorChoice = ({ form }: { form: SavedFormState<'donor'> }) => (
  <>
    {/* Not of type `hidden`: React would set such a field back to its first value. */}
    <input type="text" hidden readOnly name="donor" defaultValue={form.startOf('donor')} />
    {useFieldValue(form, 'donor') !== 'none' && <KnownDonor form={form} />}
  </>
)

/** Finds a known donor by keyboard or pointer. The fields of a new donor disappear with what was typed: it would be somebody else's. */
const KnownDonor = ({ form }: { form: SavedFormState<'donor'> }) => {
  const { texts } = useDesk('offline')
  const { kinds } = useTexts('staff').donors
  const { id, problem } = fieldOf({ form, name: 'donor' })
  const key = useFieldValue(form, 'donor')
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<StaffDonor | null>(null)
  const found = useDonorSearch(typed)
  // After saving, the form is empty again.
  const chosen = picked?.key === key ? picked : null
  const choose = (donor: StaffDonor | null) => {
    setPicked(donor)
    form.set('donor', donor?.key ?? 'new')
    form.clearProblems()
  }
  const items = chosen && !found.rows.some((row) => row.key === chosen.key) ? [...found.rows, chosen] : found.rows
  return (
    <>
      <Combobox.Root<StaffDonor>
        items={items}
        value={chosen}
        onValueChange={choose}
        onInputValueChange={(text, { reason }) => reason !== 'item-press' && setTyped(text)}
        itemToStringLabel={({ name }) => name}
        isItemEqualToValue={(item, value) => item.key === value.key}
        filter={null}
        autoHighlight
      >
        <FieldFrame id={id} label={texts.labels.donor} problem={problem} hint={texts.donorHint} note={texts.optional}>
          <Combobox.Input
            id={id}
            aria-label={texts.labels.donor}
            autoComplete="off"
            {...described(id, problem, texts.donorHint)}
          />
          <Combobox.Clear className={styles.clear} aria-label={texts.nobody}>
            ×
          </Combobox.Clear>
        </FieldFrame>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className={styles.place}>
            <Combobox.Popup className={styles.popup} aria-busy={found.state === 'searching'}>
              <Combobox.Status className={styles.status}>{texts.searches[found.state]}</Combobox.Status>
              <Combobox.List className={styles.list}>
                {(donor: StaffDonor) => (
                  <Combobox.Item key={donor.key} value={donor} className={styles.item}>
                    <strong>{donor.name}</strong>
                    <span className="text-soft">{factsOf(donor, kinds).join(' · ')}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <div role="status" className="text-done">
        {chosen && (
          <>
            <strong>{texts.chosen(chosen.name)}</strong>
            <span>{factsOf(chosen, kinds).join(' · ')}</span>
            <span className="text-soft">{chosen.email ? texts.mailedTo(chosen.email) : texts.notMailed}</span>
          </>
        )}
      </div>
    </>
  )
}

const factsOf = (
  { kind, email, phone, city, pin, pan }: StaffDonor,
  kinds: Readonly<Record<StaffDonor['kind'], string>>,
): string[] => [kinds[kind], email ?? '', phone ?? '', `${city} ${pin}`.trim(), pan ?? ''].filter(Boolean)

const leastLetters = 2
const mostShown = 12

export interface DonorSearch {
  rows: readonly StaffDonor[]
  /** `short`: too little is typed to search for. */
  state: 'short' | 'searching' | 'failed' | 'none' | 'found'
}

/** Accounts and donors without one, by what is typed: the beginning of a name or e-mail address, or a phone number. */
const useDonorSearch = (typed: string): DonorSearch => {
  const search = useSettled(typed.trim().slice(0, 120))
  const isShort = search.length < leastLetters
  const { data, error } = useApiQuery([keys.donors, 'choice', search], (api) => staffDonors(api, search, null), {
    enabled: !isShort,
    refetchOnWindowFocus: false,
  })
  if (isShort || search !== typed.trim().slice(0, 120))
    return { rows: [], state: typed.trim().length < leastLetters ? 'short' : 'searching' }
  if (data) return { rows: data.rows.slice(0, mostShown), state: data.rows.length === 0 ? 'none' : 'found' }
  return { rows: [], state: error ? 'failed' : 'searching' }
}
