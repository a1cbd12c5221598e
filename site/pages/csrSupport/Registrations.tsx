import type { Contact } from '../../../shared/contract/content/contact.ts'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { CopyList } from '../../components/CopyList.tsx'
import { useContact } from '../../components/useContact.ts'

const none = ({ offline }: Contact) => !offline?.registrations.length

/** The numbers for a company's file, each with a copy button. */
export const Registrations = () => (
  <OptionalBlock query={useContact()} isEmpty={none}>
    {({ offline }) => <CopyList rows={offline?.registrations ?? []} />}
  </OptionalBlock>
)
