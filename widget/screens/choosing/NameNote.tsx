import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { withId } from '../../../shared/donation/withId.ts'
import { useTexts } from '../../dialogContext.ts'

/**
 * Below the purposes, if one of them promises to write a name: with it chosen, it says when the donor can give the name. Its space is reserved, so
 * that nothing moves.
 */
export const NameNote = ({ form }: { form: DonationForm }) => {
  const later = useTexts()
  if (!form.purposes.some((purpose) => purpose.asks_name)) return null
  return (
    <p className="hint name-note" role="status">
      {withId(form.purposes, form.purposeId)?.asks_name && later.nameAfterwards}
    </p>
  )
}
