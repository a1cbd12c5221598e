import type { ComponentType } from 'react'
import { donationModes } from '../../../../shared/contract/donation/donation.ts'
import { donationStates } from '../../../../shared/contract/donation/donationState.ts'
import { donationOrders, staffDonations, staffDonationsCsv } from '../../../../shared/contract/staff/donations.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatMoney, formatRupees, groupIndian } from '../../../../shared/money.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import desk from '../Desk.module.css'
import { DeskDownload } from '../desk/DeskDownload.tsx'
import { optionsOf, useProjectOptions } from '../desk/deskForms.tsx'
import { keys, useMay, useOpenPage } from '../desk/useDesk.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { FilterField } from '../table/FilterBar.tsx'
import { useDeskList } from '../table/useDeskList.ts'
import { useOrder } from '../table/useOrder.ts'
import styles from './Donations.module.css'
import { StateMark } from './StateMark.tsx'

/** What the list does not need loads when one donation, or its receipt, is opened. */
const opened = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  pressedPart(load, <div className={desk.loading} />, ['staff'])
const DonationDetail = opened(async () => (await import('./DonationDetail.tsx')).DonationDetail)
const DeskReceiptPage = opened(async () => (await import('./DeskReceiptPage.tsx')).DeskReceiptPage)

/** `/staff/donations`: the list; `/staff/donations/<txn id>`: one donation; `/staff/donations/<txn id>/receipt`: its receipt. */
export const DonationsPage = () => {
  const [txnId, part] = useOpenPage().parts
  if (txnId && part === 'receipt') return <DeskReceiptPage key={txnId} txnId={txnId} />
  return txnId ? <DonationDetail key={txnId} txnId={txnId} /> : <DonationList />
}

/** All donations, by filters, search and order; the address has all three (`useFilters`). */
const DonationList = () => {
  const { donations: texts, lang } = useTexts('desk')
  const mayExport = useMay('accountant')
  const order = useOrder(donationOrders)
  const list = useDeskList([keys.donations, order.code, lang], useDonationFilters(), (api, set, after) =>
    staffDonations(api, set, order.code, after),
  )
  const totals = list.first?.totals
  return (
    <DataTable
      actions={mayExport && <DeskDownload {...staffDonationsCsv(list.filters.set, order.code)} name="donations.csv" />}
      list={list}
      titles={texts.columns}
      columns={{
        donor: { width: 'minmax(6rem, 1.2fr)', cell: ({ donor }) => donor ?? texts.nobody },
        amount: { width: '6rem', cell: ({ amount }) => formatRupees(amount), numeric: true, sortable: true },
        at: { width: '8rem', cell: ({ at }) => formatDay(at, lang), sortable: true },
        state: { width: 'minmax(6.5rem, 1fr)', cell: ({ state }) => <StateMark state={state} /> },
        mode: { width: '5.5rem', cell: ({ mode }) => texts.modes[mode] },
        project: { width: 1.8, cell: ({ project, partner }) => (partner ? `${project} · ${partner}` : project) },
        receipt: {
          width: '10.5rem',
          cell: ({ receipt, txn_id }) => <span className={styles.code}>{receipt ?? txn_id}</span>,
        },
      }}
      total={
        totals
          ? texts.totals(totals.count, groupIndian(totals.count), formatMoney(totals.net)) + texts.others(totals.others)
          : ''
      }
      idOf={({ txn_id }) => txn_id}
      opens
      order={order}
      empty={texts.empty}
    />
  )
}

/** The filters of the list of donations. */
const useDonationFilters = (): readonly FilterField[] => {
  const { filters, states, modes } = useTexts('desk').donations
  const { filter } = useTexts('desk').desk
  const projects = useProjectOptions()
  return [
    { name: 'search', label: filters.search, kind: 'search' },
    { name: 'state', label: filters.state, kind: 'choice', options: optionsOf(donationStates, states) },
    { name: 'from', label: filter.from, kind: 'day' },
    { name: 'to', label: filter.to, kind: 'day' },
    { name: 'mode', label: filters.mode, kind: 'choice', options: optionsOf(donationModes, modes), rare: true },
    { name: 'project', label: filters.project, kind: 'choice', options: projects, rare: true },
    { name: 'partner', label: filters.partner, kind: 'text', rare: true },
    { name: 'least', label: filters.least, kind: 'amount', rare: true },
    { name: 'most', label: filters.most, kind: 'amount', rare: true },
  ]
}
