import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { StaffDonor } from '../../../../shared/contract/staff/donors.ts'
import { described, FieldFrame } from '../../../components/forms/FieldFrame.tsx'
import { fieldId } from '../../../components/forms/useSchemaForm.ts'
import '../../../components/menu/focusGuards.ts'
import text from '../../../components/Text.module.css'
import styles from './DonorChoice.module.css'
import { noPerson, type OfflineFieldState } from './offlineFields.ts'
import { useDonorSearch } from './useDonorSearch.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** Finds a known donor by keyboard or pointer. What was typed about a new donor is removed: it would be somebody else's. */
export const DonorChoice = ({ state }: { state: OfflineFieldState }) => {
  const texts = useTexts('staff').offline
  const { form } = state
  const id = fieldId(state, 'donor')
  const key = useWatch({ control: form.control, name: 'donor' })
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<StaffDonor | null>(null)
  const found = useDonorSearch(typed)
  // After saving, the form is empty again.
  const chosen = picked?.key === key ? picked : null
  const problem = state.problemOf('donor')
  const choose = (donor: StaffDonor | null) => {
    setPicked(donor)
    form.setValue('donor', donor?.key ?? 'new', { shouldDirty: true })
    form.clearErrors()
    if (donor) for (const name of Object.keys(noPerson) as (keyof typeof noPerson)[]) form.setValue(name, '')
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
                    <span className={text.soft}>{factsOf(donor, texts.kinds).join(' · ')}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <div role="status" className={text.done}>
        {chosen && (
          <>
            <strong>{texts.chosen(chosen.name)}</strong>
            <span>{factsOf(chosen, texts.kinds).join(' · ')}</span>
            <span className={text.soft}>{chosen.email ? texts.mailedTo(chosen.email) : texts.notMailed}</span>
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
