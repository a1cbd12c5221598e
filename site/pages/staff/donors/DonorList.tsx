import { useMemo } from 'react'
import { type StaffDonor, staffDonors } from '../../../../shared/contract/staff/donors.ts'
import { formatMoney, groupIndian } from '../../../../shared/money.ts'
import { useServices } from '../../../app/services.ts'
import { LinkButton } from '../../../components/Button.tsx'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { FilterBar } from '../table/FilterBar.tsx'
import { type FilterField, useFilters } from '../table/filterField.ts'
import { useMay } from '../desk/role.ts'
import { DataTable } from '../table/DataTable.tsx'
import type { DeskColumn } from '../table/deskColumn.ts'
import { useDeskList } from '../table/useDeskList.ts'
import styles from './Donors.module.css'
import { sumOf } from './sumOf.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** All donors, the newest first, by a search. */
export const DonorList = () => {
  const texts = useTexts('staff').donors
  const { api } = useServices()
  const mayMerge = useMay('accountant')
  const fields: readonly FilterField[] = [{ name: 'search', label: texts.search, kind: 'search' }]
  const { set, address } = useFilters(fields)
  const list = useDeskList(['staff-donors', set], (after) => staffDonors(api, set['search'], after))
  const year = list.first?.year ?? ''
  const columns = useMemo((): ReadonlyArray<DeskColumn<StaffDonor>> => {
    const titles = texts.columns
    return [
      { id: 'name', title: titles.name, width: 'minmax(0, 1.3fr)', cell: ({ name }) => name },
      { id: 'kind', title: titles.kind, width: 'minmax(0, 1fr)', cell: ({ kind }) => texts.kinds[kind] },
      {
        id: 'contact',
        title: titles.contact,
        width: 'minmax(0, 1.8fr)',
        cell: ({ email, phone }) => (
          <span>
            {email && <Email email={email} />} {phone && <span className={styles.whole}>{phone}</span>}
          </span>
        ),
      },
      { id: 'place', title: titles.place, width: 'minmax(0, 1fr)', cell: ({ city, pin }) => `${city} ${pin}`.trim() },
      {
        id: 'donations',
        title: titles.donations,
        width: '5.5rem',
        cell: ({ donations }) => groupIndian(donations),
        numeric: true,
      },
      {
        id: 'year',
        title: titles.year(year),
        width: '6.5rem',
        cell: (donor) => formatMoney(sumOf(donor, year)),
        numeric: true,
      },
      { id: 'total', title: titles.total, width: '6.5rem', cell: (donor) => formatMoney(sumOf(donor)), numeric: true },
    ]
  }, [texts, year])
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead}>
        {mayMerge && (
          <LinkButton to={deskPath('donors', 'duplicates')} look="outline">
            {texts.duplicates}
          </LinkButton>
        )}
      </DeskHeading>
      <FilterBar fields={fields} />
      <DataTable
        caption={texts.title}
        columns={columns}
        list={list}
        idOf={({ key }) => key}
        linkOf={({ key }) => deskPath('donors', key) + address}
        empty={texts.empty}
      />
    </>
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
