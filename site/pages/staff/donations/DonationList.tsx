import { useSearchParams } from 'react-router-dom'
import { staffDonations, staffDonationsCsv } from '../../../../shared/api/staff/donations.ts'
import { donationOrders } from '../../../../shared/contract/staff/donations.ts'
import { formatRupees, groupIndian } from '../../../../shared/money.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../desk/deskPath.ts'
import { useServices } from '../../../app/services.ts'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { DeskDownload } from '../desk/DeskDownload.tsx'
import { FilterBar } from '../table/FilterBar.tsx'
import { filtersIn } from '../table/filterField.ts'
import { useMay } from '../desk/role.ts'
import { DataTable } from '../table/DataTable.tsx'
import { ListTotal } from '../table/ListTotal.tsx'
import { useDeskList } from '../table/useDeskList.ts'
import { useSort } from '../table/useSort.ts'
import { useDonationColumns } from './useDonationColumns.tsx'
import { useDonationFilters } from './useDonationFilters.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** It is asked after the list, and usually shows nothing. */
const Attention = pressedPart(async () => (await import('./Attention.tsx')).Attention)

/** All donations, by filters, search and order; the address has all three. */
export const DonationList = () => {
  const texts = useTexts('desk').donations
  const lang = useLanguage()
  const { api } = useServices()
  const [search] = useSearchParams()
  const mayExport = useMay('accountant')
  const fields = useDonationFilters()
  const set = filtersIn(search, fields)
  const order = useSort(donationOrders)
  const list = useDeskList(['staff-donations', set, order.code, lang], (after) =>
    staffDonations(api, set, order.code, after),
  )
  const totals = list.first?.totals
  return (
    <>
      <DeskHeading title={texts.title}>
        {mayExport && <DeskDownload path={staffDonationsCsv(set, order.code)} name="donations.csv" />}
      </DeskHeading>
      <Attention />
      <FilterBar fields={fields} />
      <ListTotal>{totals && texts.totals(totals.count, groupIndian(totals.count), formatRupees(totals.net))}</ListTotal>
      <DataTable
        caption={texts.title}
        columns={useDonationColumns()}
        list={list}
        idOf={({ txn_id }) => txn_id}
        linkOf={({ txn_id }) => `${deskPath('donations', txn_id)}${search.size > 0 ? `?${search}` : ''}`}
        sort={order.sort}
        onSort={order.change}
        empty={texts.empty}
      />
    </>
  )
}
