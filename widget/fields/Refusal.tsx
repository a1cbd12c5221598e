import { type DonationForm, kindOf } from '../../shared/kinds/kinds.ts'
import { maxAmount } from '../../shared/donation/limits.ts'
import { refusalOf } from '../../shared/donation/refusal.ts'
import { formatRupees, groupIndian } from '../../shared/money.ts'
import { useDialog, useLazyTexts } from '../dialogContext.ts'

interface Props {
  form: DonationForm
  /** The item with the refused quantity; null for the only number of the form. */
  id: number | null
}

/**
 * Why the typed amount or quantity is refused. A button offers the number that the donor most likely meant; nothing changes without the donor. Above
 * the limit it offers other ways to donate.
 */
export const Refusal = ({ form, id }: Props) => {
  const { t, flow } = useDialog()
  const texts = useLazyTexts()
  if (!texts) return <>…</>
  const { reason, proposal, most } = refusalOf(form, id)
  const take = (button: HTMLElement): void => {
    if (proposal === null) return
    // The button disappears with the refusal, so focus the field again.
    button.closest('li,.field')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    flow.dispatch({ type: 'quantitySet', id, quantity: proposal })
  }
  const sentence = {
    notRupees: proposal ? texts.wholeRupees : texts.notAnAmount,
    tooMuch: texts.tooMuch(maxAmount),
    notNumber: texts.notANumber,
    tooMany: texts.tooMany(groupIndian(most)),
    tooFew: texts.tooFew,
  }[reason]
  const link = (text: string, press: (button: HTMLElement) => void) => (
    <>
      {' '}
      <button type="button" className="link" onClick={({ currentTarget }) => press(currentTarget)}>
        {text}
      </button>
    </>
  )
  return (
    <>
      {sentence}
      {reason === 'tooMuch' && link(t.otherWays, () => flow.dispatch({ type: 'panelChosen', panel: 'offline' }))}
      {proposal !== null &&
        link(texts.use(kindOf(form).inRupees ? formatRupees(proposal) : groupIndian(proposal)), take)}
    </>
  )
}
