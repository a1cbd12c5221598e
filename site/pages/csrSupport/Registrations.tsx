import type { Contact } from '../../../shared/contract/contact.ts'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { CopyButton } from '../../layout/CopyButton.tsx'
import { useContact } from '../../layout/useContact.ts'
import styles from './CopyList.module.css'

const none = ({ offline }: Contact) => !offline?.registrations.length

/** The numbers that a company's file needs, each with a button that copies it. */
export const Registrations = () => (
  <OptionalBlock query={useContact()} isEmpty={none}>
    {({ offline }) => (
      <dl className={styles.list}>
        {offline?.registrations.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              <CopyButton label={label} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </OptionalBlock>
)
