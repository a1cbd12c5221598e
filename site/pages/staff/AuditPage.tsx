import { useMemo } from 'react'
import { auditActions, auditLog, type AuditLog } from '../../../shared/contract/staff/audit.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { groupIndian } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { DeskHeading } from './desk/DeskHeading.tsx'
import { FilterBar } from './table/FilterBar.tsx'
import { type FilterField, useFilters } from './table/filterField.ts'
import { DataTable } from './table/DataTable.tsx'
import type { DeskColumn } from './table/deskColumn.ts'
import { ListTotal } from './table/ListTotal.tsx'
import { useDeskList } from './table/useDeskList.ts'
import { type SiteTexts, useTexts } from '../../texts/useTexts.ts'

type Entry = AuditLog['rows'][number]

/** `/staff/audit?action=…&day=…`: the audit log, newest first, for administrators. */
export const AuditPage = () => {
  const texts = useTexts('staff').audit
  const lang = useLanguage()
  const { api } = useServices()
  const fields: readonly FilterField[] = [
    {
      name: 'action',
      label: texts.action,
      kind: 'choice',
      options: auditActions.map((value) => ({ value, label: texts.actions[value] })),
    },
    { name: 'day', label: texts.day, kind: 'day' },
  ]
  const { set } = useFilters(fields)
  const list = useDeskList(['staff-audit', set], async (after) => {
    const answer = await auditLog(api, set, Number(after ?? 1))
    return { ...answer, next: answer.page * answer.per_page < answer.total ? String(answer.page + 1) : null }
  })
  const columns = useMemo(
    (): ReadonlyArray<DeskColumn<Entry>> => [
      { id: 'at', title: texts.when, width: '13rem', cell: ({ at }) => formatDateTime(at, lang) },
      { id: 'who', title: texts.who, width: 'minmax(0, 1fr)', cell: (entry) => actorOf(entry, texts) },
      { id: 'action', title: texts.action, width: 'minmax(0, 1.4fr)', cell: ({ action }) => texts.actions[action] },
      {
        id: 'about',
        title: texts.about,
        width: 'minmax(0, 1fr)',
        cell: ({ subject }) => (subject ? `${subject.kind} ${subject.id}` : ''),
      },
      { id: 'details', title: texts.details, width: 'minmax(0, 1.6fr)', cell: ({ details }) => written(details) },
    ],
    [texts, lang],
  )
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <FilterBar fields={fields} />
      <ListTotal>{list.first && texts.entries(groupIndian(list.first.total))}</ListTotal>
      <DataTable
        caption={texts.title}
        columns={columns}
        list={list}
        idOf={({ id }) => String(id)}
        empty={texts.empty}
      />
    </>
  )
}

const actorOf = ({ actor, actor_name }: Entry, texts: SiteTexts['staff']['audit']) =>
  typeof actor === 'number' ? (actor_name ?? texts.account(actor)) : texts.actors[actor]

const written = (details: Entry['details']) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
