import { Link } from 'react-router-dom'
import type { StaffDonorDetail } from '../../../../shared/contract/staff/donors.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import styles from './Donors.module.css'
import { donorTexts } from './texts.ts'

/** Who the donor is, and the sums of the financial years. What is not known is left out. */
export const DonorFacts = ({ detail: { donor, into } }: { detail: StaffDonorDetail }) => {
  const texts = donorTexts.use()
  const { facts } = texts
  const known: ReadonlyArray<readonly [string, string | null]> = [
    [facts.kind, texts.kinds[donor.kind]],
    [facts.email, donor.email],
    [facts.phone, donor.phone],
    [facts.place, `${donor.city} ${donor.pin}`.trim()],
    [facts.pan, donor.pan],
  ]
  return (
    <div className={styles.columns}>
      <section className={styles.section}>
        <h2>{texts.columns.name}</h2>
        <p className={styles.name}>{donor.name}</p>
        {into && (
          <p className={styles.note}>
            {texts.isMerged} <Link to={deskPath('donors', into)}>{texts.openOther}</Link>
          </p>
        )}
        <dl className={styles.facts}>
          {known
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
      <section className={styles.section}>
        <h2>{texts.years}</h2>
        {donor.years.length === 0 && <p>{texts.noYears}</p>}
        <dl className={styles.facts}>
          {donor.years.map(({ year, net }) => (
            <div key={year}>
              <dt>{year}</dt>
              <dd>{formatRupees(net)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
