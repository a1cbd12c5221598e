import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { useDialog, useLazyTexts } from '../../dialogContext.ts'
import { SelectField } from '../../fields/SelectField.tsx'

/** Up to this many purposes are buttons; for more, the phone's own picker is best. */
const mostAtOnce = 5

/** What the donation is for. A single purpose is chosen automatically. */
export const PurposeField = ({ form, error }: { form: DonationForm; error: string | undefined }) => {
  const { t, flow } = useDialog()
  const texts = useLazyTexts()
  const { purposes, purposeId } = form
  // If the chosen purpose promises to write a name, a line says when the donor can give it. Its space is reserved, so nothing moves.
  const asksName = purposes.find(({ id }) => id === purposeId)?.asks_name && texts?.nameAfterwards
  const choose = (purposeId: number | null): void => flow.dispatch({ type: 'answered', answers: { purposeId } })
  if (purposes.length === 1) return null
  if (!purposes[0] || purposes[mostAtOnce])
    return (
      <SelectField
        id="purpose"
        label={t.purpose}
        placeholder={t.choosePurpose}
        options={purposes}
        value={purposeId}
        error={error}
        note={purposes.some((purpose) => purpose.asks_name) ? asksName || '' : undefined}
        onChoose={choose}
      />
    )
  return (
    <fieldset id="purpose" className="field" role="radiogroup" aria-invalid={!!error} aria-describedby="purpose-note">
      <legend>{t.purpose}</legend>
      <p id="purpose-note" className={error ? 'error' : 'hint'} role={error ? undefined : 'status'}>
        {error ?? (asksName || t.choosePurpose)}
      </p>
      <div className="chips">
        {purposes.map(({ id, title }) => (
          <label key={id}>
            <input type="radio" name="purpose" value={id} checked={id === purposeId} onChange={() => choose(id)} />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
