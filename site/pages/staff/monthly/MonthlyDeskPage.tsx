import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import {
  mandateStateNames,
  mandateViews,
  type StaffMandateRow,
  staffMandates,
} from '../../../../shared/contract/staff/mandates.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { useProjects } from '../../../components/menu/useProjects.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { DataTable } from '../table/DataTable.tsx'
import type { DeskColumn } from '../table/deskColumn.ts'
import { FilterBar } from '../table/FilterBar.tsx'
import { type FilterField, useFilters } from '../table/filterField.ts'
import { ListTotal } from '../table/ListTotal.tsx'
import { useDeskList } from '../table/useDeskList.ts'
import { MandateDetail } from './MandateDetail.tsx'
import { mandatesKey } from './mandatesKey.ts'

/** `/staff/monthly`: the list; `/staff/monthly/<id>`: one monthly donation. */
export const MonthlyDeskPage = () => {
  const [, id] = (useParams()['*'] ?? '').split('/')
  return id ? <MandateDetail key={id} id={id} /> : <MandateList />
}

/** All monthly donations, the newest first. Each state shows how many it has. */
const MandateList = () => {
  const texts = useTexts('staff').mandates
  const lang = useLanguage()
  const { api } = useServices()
  const { list: projects } = useProjects('')
  const { states } = texts
  const fields: readonly FilterField[] = [
    { name: 'search', label: texts.search, kind: 'search' },
    {
      name: 'state',
      label: texts.state,
      kind: 'choice',
      options: mandateViews.map((value) => ({ value, label: { ...states, ...texts.views }[value] })),
    },
    {
      name: 'project',
      label: texts.project,
      kind: 'choice',
      options: projects.projects.map(({ id, title }) => ({ value: String(id), label: title })),
    },
  ]
  const { set, address } = useFilters(fields)
  const list = useDeskList([mandatesKey, set, lang], (after) => staffMandates(api, set, after))
  const totals = list.first?.totals
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <FilterBar fields={fields} />
      <ListTotal>
        {totals &&
          [
            texts.totals(totals.due, totals.failed),
            // A number stays beside its state.
            mandateStateNames
              .filter((state) => state !== 'registering' && totals.states[state] > 0)
              .map((state) => `${states[state]}:\u00a0${totals.states[state]}`)
              .join(', '),
          ].join(' ')}
      </ListTotal>
      <DataTable
        caption={texts.title}
        columns={useMandateColumns()}
        list={list}
        idOf={({ id }) => String(id)}
        linkOf={({ id }) => deskPath('monthly', String(id)) + address}
        empty={texts.empty}
      />
    </>
  )
}

const useMandateColumns = (): ReadonlyArray<DeskColumn<StaffMandateRow>> => {
  const texts = useTexts('staff').mandates
  const lang = useLanguage()
  return useMemo(() => {
    const titles = texts.columns
    return [
      {
        id: 'donor',
        title: titles.donor,
        width: 'minmax(0, 1.3fr)',
        cell: ({ donor }) => donor?.name ?? texts.noDonor,
      },
      {
        id: 'amount',
        title: titles.amount,
        width: '7rem',
        cell: ({ amount }) => formatRupees(amount),
        numeric: true,
      },
      { id: 'state', title: titles.state, width: 'minmax(0, 1fr)', cell: ({ state }) => texts.states[state] },
      {
        id: 'next',
        title: titles.next,
        width: '8rem',
        cell: ({ next }) => (next ? formatDay(next, lang) : texts.none),
      },
      {
        id: 'last',
        title: titles.last,
        width: 'minmax(0, 1.5fr)',
        cell: ({ last }) => (last ? texts.monthOf(formatDay(last.day, lang), texts.months[last.state]) : texts.none),
      },
      { id: 'project', title: titles.project, width: 'minmax(0, 1.5fr)', cell: ({ project }) => project },
    ]
  }, [texts, lang])
}
