import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type CorrectOffline,
  findOfflineWarnings,
  type FoundWarning,
  type OfflineDonation,
  offlineWarnings,
  type OfflineWarning,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { ApiError, type Transport } from '../../../../shared/contract/transport.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useServices } from '../../../app/services.ts'
import { TextField } from '../../../components/forms/Field.tsx'
import type { FormState } from '../../../components/forms/useForm.ts'
import text from '../../../components/Text.module.css'
import { useTexts } from '../../../texts/useTexts.ts'
import { deskPath } from '../desk/deskPath.ts'
import styles from '../donations/Donations.module.css'

type ReasonName = `put_away.${OfflineWarning}`

/** The label of the reason for each warning. */
export const reasonLabels = (reasons: Readonly<Record<OfflineWarning, string>>) =>
  Object.fromEntries(Object.entries(reasons).map(([code, label]) => [`put_away.${code}`, label])) as Record<
    ReasonName,
    string
  >

/** Sends an entry or a correction, and finds the warnings if it is refused because of them. */
export function useWarnings() {
  const { api } = useServices()
  const [warnings, setWarnings] = useState<readonly FoundWarning[]>([])
  const send = async <Entry extends OfflineDonation | CorrectOffline, Saved>(
    call: (t: Transport, entry: Entry) => Promise<Saved>,
    entry: Entry,
  ): Promise<Saved> => {
    try {
      const saved = await call(api, entry)
      setWarnings([])
      return saved
    } catch (error) {
      if (error instanceof ApiError && error.code === 'warned')
        setWarnings((await findOfflineWarnings(api, entry)).warnings)
      throw error
    }
  }
  return { warnings, send }
}

interface WarningsProps {
  form: FormState<ReasonName>
  warnings: readonly FoundWarning[]
  /** Shows the warnings about these fields, below them. */
  fields: readonly (typeof offlineWarnings)[OfflineWarning][]
}

/** What the API found unusual about the entry, and a line for each: why it is right. */
export const Warnings = ({ form, warnings, fields }: WarningsProps) => {
  const { warnedOf, otherReceipts } = useTexts('staff').offline
  return warnings
    .filter(({ code }) => fields.includes(offlineWarnings[code]))
    .map(({ code, donations, sum, law, names }) => (
      <div key={code} className={styles.warning}>
        <p className={text.beware}>
          {warnedOf[code]({ sum: formatRupees(sum ?? 0), names: names.join(', ') })} {law}
        </p>
        {donations.length > 0 && (
          <p>
            {otherReceipts(donations.length)}{' '}
            {donations.map(({ txn_id, receipt }, index) => (
              <span key={txn_id}>
                {index > 0 && ', '}
                <Link to={deskPath('donations', txn_id)} target="_blank">
                  {receipt}
                </Link>
              </span>
            ))}
          </p>
        )}
        <TextField form={form} name={`put_away.${code}`} autoComplete="off" />
      </div>
    ))
}
