import { auditActions, auditLog } from '../../../shared/contract/staff/audit.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { groupIndian } from '../../../shared/money.ts'
import { optionsOf } from './desk/deskForms.tsx'
import { useDesk } from './desk/useDesk.tsx'
import { DataTable } from './table/DataTable.tsx'
import { useDeskList } from './table/useDeskList.ts'

/** `/staff/audit?action=…&day=…`: the audit log, newest first, for administrators. */
export const AuditPage = () => {
  const { texts, lang } = useDesk('audit')
  const fields = [
    { name: 'action', label: texts.columns.action, kind: 'choice', options: optionsOf(auditActions, texts.actions) },
    { name: 'day', label: texts.day, kind: 'day' },
  ] as const
  const list = useDeskList(['staff-audit'], fields, async (api, set, after) => {
    const answer = await auditLog(api, set, Number(after ?? 1))
    return { ...answer, next: answer.page * answer.per_page < answer.total ? String(answer.page + 1) : null }
  })
  return (
    <DataTable
      lead={texts.lead}
      list={list}
      titles={texts.columns}
      columns={{
        at: { width: '13rem', cell: ({ at }) => formatDateTime(at, lang) },
        who: {
          width: 1,
          cell: ({ actor, actor_name }) =>
            typeof actor === 'number' ? (actor_name ?? texts.account(actor)) : texts.actors[actor],
        },
        action: { width: 1.4, cell: ({ action }) => texts.actions[action] },
        about: { width: 1, cell: ({ subject }) => (subject ? `${subject.kind} ${subject.id}` : '') },
        details: {
          width: 1.6,
          cell: ({ details }) =>
            Object.entries(details)
              .map(([name, value]) => `${name}: ${value}`)
              .join(', '),
        },
      }}
      total={list.first ? texts.entries(groupIndian(list.first.total)) : ''}
      idOf={({ id }) => String(id)}
      empty={texts.empty}
    />
  )
}
