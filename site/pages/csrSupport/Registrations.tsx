import type { Contact } from '../../../shared/contract/content/contact.ts'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { CopyList } from '../../layout/copy/CopyList.tsx'
import { useContact } from '../../layout/useContact.ts'
import styles from './Lists.module.css'

const none = ({ offline }: Contact) => !offline?.registrations.length

/** The numbers that a company's file needs, each with a button that copies it. */
export const Registrations = () => (
  <OptionalBlock query={useContact()} isEmpty={none}>
    {({ offline }) => <CopyList rows={offline?.registrations ?? []} className={styles.list} />}
  </OptionalBlock>
)
