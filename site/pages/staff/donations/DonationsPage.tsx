import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import {
  donationOrders,
  type StaffDonationRow,
  staffDonations,
  staffDonationsCsv,
} from '../../../../shared/contract/staff/donations.ts'
import { donationModes } from '../../../../shared/contract/donation/donation.ts'
import { donationStates } from '../../../../shared/contract/donation/donationState.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatMoney, formatRupees, groupIndian } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { useProjects } from '../../../components/menu/useProjects.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import desk from '../Desk.module.css'
import { DeskDownload } from '../desk/DeskDownload.tsx'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { useMay } from '../desk/role.ts'
import { DataTable } from '../table/DataTable.tsx'
import { FilterBar } from '../table/FilterBar.tsx'
import { ListTotal } from '../table/ListTotal.tsx'
import type { DeskColumn } from '../table/deskColumn.ts'
import { type FilterField, useFilters } from '../table/filterField.ts'
import { useDeskList } from '../table/useDeskList.ts'
import { useSort } from '../table/useSort.ts'
import styles from './Donations.module.css'
import { StateMark } from './StateMark.tsx'

/** It loads when the first donation is opened. */
const DonationDetail = pressedPart(
  async () => (await import('./DonationDetail.tsx')).DonationDetail,
  <div className={desk.loading} />,
  ['staff'],
)

/** It has a form, and loads when it is opened. */
const DeskReceiptPage = pressedPart(
  async () => (await import('./DeskReceiptPage.tsx')).DeskReceiptPage,
  <div className={desk.loading} />,
  ['staff'],
)

/** `/staff/donations`: the list; `/staff/donations/<txn id>`: one donation; `/staff/donations/<txn id>/receipt`: its receipt. */
export const DonationsPage = () => {
  const [, txnId, part] = (useParams()['*'] ?? '').split('/')
  if (txnId && part === 'receipt') return <DeskReceiptPage key={txnId} txnId={txnId} />
  return txnId ? <DonationDetail key={txnId} txnId={txnId} /> : <DonationList />
}

/** All donations, by filters, search and order; the address has all three (`useFilters`). */
const DonationList = () => {
  const texts = useTexts('desk').donations
  const lang = useLanguage()
  const { api } = useServices()
  const mayExport = useMay('accountant')
  const fields = useDonationFilters()
  const { set, address } = useFilters(fields)
  const order = useSort(donationOrders)
  const list = useDeskList(['staff-donations', set, order.code, lang], (after) =>
    staffDonations(api, set, order.code, after),
  )
  const totals = list.first?.totals
  return (
    <>
      <DeskHeading title={texts.title}>
        {mayExport && <DeskDownload {...staffDonationsCsv(set, order.code)} name="donations.csv" />}
      </DeskHeading>
      <FilterBar fields={fields} />
      <ListTotal>
        {totals &&
          [
            texts.totals(totals.count, groupIndian(totals.count), formatMoney(totals.net)),
            texts.others(totals.others),
          ].join('')}
      </ListTotal>
      <DataTable
        caption={texts.title}
        columns={useDonationColumns()}
        list={list}
        idOf={({ txn_id }) => txn_id}
        linkOf={({ txn_id }) => deskPath('donations', txn_id) + address}
        sort={order.sort}
        onSort={order.change}
        empty={texts.empty}
      />
    </>
  )
}

/** The filters of the list of donations. */
const useDonationFilters = (): readonly FilterField[] => {
  const { filters, states, modes } = useTexts('desk').donations
  const { filter } = useTexts('desk').desk
  const { list } = useProjects('')
  return [
    { name: 'search', label: filters.search, kind: 'search' },
    {
      name: 'state',
      label: filters.state,
      kind: 'choice',
      options: donationStates.map((value) => ({ value, label: states[value] })),
    },
    { name: 'from', label: filter.from, kind: 'day' },
    { name: 'to', label: filter.to, kind: 'day' },
    {
      name: 'mode',
      label: filters.mode,
      kind: 'choice',
      options: donationModes.map((value) => ({ value, label: modes[value] })),
      rare: true,
    },
    {
      name: 'project',
      label: filters.project,
      kind: 'choice',
      options: list.projects.map(({ id, title }) => ({ value: String(id), label: title })),
      rare: true,
    },
    { name: 'partner', label: filters.partner, kind: 'text', rare: true },
    { name: 'least', label: filters.least, kind: 'amount', rare: true },
    { name: 'most', label: filters.most, kind: 'amount', rare: true },
  ]
}

/** The columns of the list of donations. */
const useDonationColumns = (): ReadonlyArray<DeskColumn<StaffDonationRow>> => {
  const texts = useTexts('desk').donations
  const lang = useLanguage()
  return useMemo(
    () => [
      {
        id: 'donor',
        title: texts.columns.donor,
        width: 'minmax(6rem, 1.2fr)',
        cell: ({ donor }) => donor ?? texts.nobody,
      },
      {
        id: 'amount',
        title: texts.columns.amount,
        width: '6rem',
        cell: ({ amount }) => formatRupees(amount),
        numeric: true,
        sortable: true,
      },
      { id: 'at', title: texts.columns.at, width: '8rem', cell: ({ at }) => formatDay(at, lang), sortable: true },
      {
        id: 'state',
        title: texts.columns.state,
        width: 'minmax(6.5rem, 1fr)',
        cell: ({ state }) => <StateMark state={state} />,
      },
      { id: 'mode', title: texts.columns.mode, width: '5.5rem', cell: ({ mode }) => texts.modes[mode] },
      {
        id: 'project',
        title: texts.columns.project,
        width: 'minmax(0, 1.8fr)',
        cell: ({ project, partner }) => (partner ? `${project} · ${partner}` : project),
      },
      {
        id: 'receipt',
        title: texts.columns.receipt,
        width: '10.5rem',
        cell: ({ receipt, txn_id }) => <span className={styles.code}>{receipt ?? txn_id}</span>,
      },
    ],
    [texts, lang],
  )
}
