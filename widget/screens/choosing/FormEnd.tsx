import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { totalOf } from '../../../shared/donation/total.ts'
import { withId } from '../../../shared/donation/withId.ts'
import { useTexts } from '../../dialogContext.ts'
import { ContactBlock } from '../offline/ContactBlock.tsx'

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

/** What follows the fields. `form` is null before a project is chosen; the ways to give without online payment are shown all the same. */
export const FormEnd = ({ form }: { form: DonationForm | null }) => (
  <>
    {form && <NameNote form={form} />}
    <ContactBlock amount={form ? totalOf(form) : 0} />
  </>
)
