import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { totalOf } from '../../../shared/donation/total.ts'
import type { LaterMessages } from '../../../shared/messages/en/later.ts'
import { ContactBlock } from '../offline/ContactBlock.tsx'
import { NameNote } from './NameNote.tsx'

/** What follows the fields. `form` is null before a project is chosen; the ways to give without online payment are shown all the same. */
export const FormEnd = ({ form, later }: { form: DonationForm | null; later: LaterMessages }) => (
  <>
    {form && <NameNote form={form} later={later} />}
    <ContactBlock amount={form ? totalOf(form) : 0} later={later} />
  </>
)
