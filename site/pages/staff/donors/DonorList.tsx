import { type StaffDonor, staffDonors } from '../../../../shared/contract/staff/donors.ts'
import { formatMoney, groupIndian } from '../../../../shared/money.ts'
import { LinkButton } from '../../../components/Button.tsx'
import { deskPath, keys, useDesk } from '../desk/useDesk.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { useDeskList } from '../table/useDeskList.ts'
import styles from './Donors.module.css'

/** What counts of a donor's donations in a financial year, or in all of them, in whole rupees. */
export const sumOf = ({ years }: Pick<StaffDonor, 'years'>, year?: string): number =>
  years.filter((one) => year === undefined || one.year === year).reduce((sum, { net }) => sum + net, 0)

/** All donors, the newest first, by a search. */
export const DonorList = () => {
  const { texts, mayChange } = useDesk('donors')
  const fields = [{ name: 'search', label: texts.search, kind: 'search' }] as const
  const list = useDeskList([keys.donors], fields, (api, set, after) => staffDonors(api, set['search'], after))
  const year = list.first?.year ?? ''
  return (
    <DataTable
      lead={texts.lead}
      actions={
        mayChange && (
          <LinkButton to={deskPath('donors', 'duplicates')} look="outline">
            {texts.duplicates}
          </LinkButton>
        )
      }
      list={list}
      titles={{ ...texts.columns, year: texts.columns.year(year) }}
      columns={{
        name: { width: 1.3, cell: ({ name }) => name },
        kind: { width: 1, cell: ({ kind }) => texts.kinds[kind] },
        contact: {
          width: 1.8,
          cell: ({ email, phone }) => (
            <span>
              {email && <Email email={email} />} {phone && <span className={styles.whole}>{phone}</span>}
            </span>
          ),
        },
        place: { width: 1, cell: ({ city, pin }) => `${city} ${pin}`.trim() },
        donations: { width: '5.5rem', cell: ({ donations }) => groupIndian(donations), numeric: true },
        year: { width: '6.5rem', cell: (donor) => formatMoney(sumOf(donor, year)), numeric: true },
        total: { width: '6.5rem', cell: (donor) => formatMoney(sumOf(donor)), numeric: true },
      }}
      idOf={({ key }) => key}
      opens
      empty={texts.empty}
    />
  )
}

/** An address that is too long for its line breaks before its @. */
const Email = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
