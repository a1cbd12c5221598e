import { auditActions, auditLog, type AuditLog } from '../../../shared/contract/staff/audit.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { groupIndian } from '../../../shared/money.ts'
import { optionsOf } from './desk/deskForms.tsx'
import { DeskHeading } from './desk/DeskPage.tsx'
import { useDesk } from './desk/useDesk.tsx'
import { DataTable } from './table/DataTable.tsx'
import type { FilterField } from './table/FilterBar.tsx'
import type { DeskColumns } from './table/TableView.tsx'
import { useDeskList } from './table/useDeskList.ts'

/** `/staff/audit?action=…&day=…`: the audit log, newest first, for administrators. */
export const AuditPage = () => {
  const { texts, pages, lang } = useDesk('audit')
  const fields: readonly FilterField[] = [
    { name: 'action', label: texts.action, kind: 'choice', options: optionsOf(auditActions, texts.actions) },
    { name: 'day', label: texts.day, kind: 'day' },
  ]
  const list = useDeskList(['staff-audit'], fields, async (api, set, after) => {
    const answer = await auditLog(api, set, Number(after ?? 1))
    return { ...answer, next: answer.page * answer.per_page < answer.total ? String(answer.page + 1) : null }
  })
  const columns: DeskColumns<AuditLog['rows'][number]> = {
    at: { title: texts.when, width: '13rem', cell: ({ at }) => formatDateTime(at, lang) },
    who: {
      title: texts.who,
      width: 1,
      cell: ({ actor, actor_name }) =>
        typeof actor === 'number' ? (actor_name ?? texts.account(actor)) : texts.actors[actor],
    },
    action: { title: texts.action, width: 1.4, cell: ({ action }) => texts.actions[action] },
    about: { title: texts.about, width: 1, cell: ({ subject }) => (subject ? `${subject.kind} ${subject.id}` : '') },
    details: {
      title: texts.details,
      width: 1.6,
      cell: ({ details }) =>
        Object.entries(details)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', '),
    },
  }
  return (
    <>
      <DeskHeading title={pages.audit} lead={texts.lead} />
      <DataTable
        caption={pages.audit}
        columns={columns}
        list={list}
        total={list.first ? texts.entries(groupIndian(list.first.total)) : ''}
        idOf={({ id }) => String(id)}
        empty={texts.empty}
      />
    </>
  )
}
