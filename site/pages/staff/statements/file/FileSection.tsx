import type { StatementYear } from '../../../../../shared/contract/staff/statements.ts'
import { formatDateTime } from '../../../../../shared/date.ts'
import { formatRupees } from '../../../../../shared/money.ts'
import { useLanguage } from '../../../../app/language/language.ts'
import { useMay } from '../../../../staff/role.ts'
import { DeskSection } from '../../../../staff/parts/DeskSection.tsx'
import parts from '../../../../staff/parts/Entry.module.css'
import { DownloadStatement } from './DownloadStatement.tsx'
import { MarkFiled } from './MarkFiled.tsx'
import { useTexts } from '../../../../texts/useTexts.ts'

/** The file to file, the form for its acknowledgement number, and what was filed. */
export const FileSection = ({ statement }: { statement: StatementYear }) => {
  const texts = useTexts('staff').statements
  const lang = useLanguage()
  const mayChange = useMay('accountant')
  const { filed, prepared, changes, error_total: errors } = statement
  const isSame = changes !== null && changes.added + changes.changed + changes.deleted === 0
  return (
    <DeskSection title={texts.file} lead={texts.fileLead}>
      {filed.length === 0 ? (
        <p>{texts.filedNone}</p>
      ) : (
        <ul className={parts.list} aria-label={texts.filed}>
          {filed.map(({ id, version, filed_at, acknowledgement, revises, rows, rupees }) => (
            <li key={id}>
              <p>
                <strong>{version === 1 ? texts.original : texts.revision((version ?? 0) - 1)}</strong>
                {filed_at && acknowledgement && ` · ${texts.filedOn(formatDateTime(filed_at, lang), acknowledgement)}`}
              </p>
              <p className={parts.meta}>
                <span>{texts.rows(rows, formatRupees(rupees))}</span>
                {revises && <span>{texts.revises(revises)}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {changes && <p>{isSame ? texts.noChange : texts.changes(changes)}</p>}
      {mayChange && !isSame && (errors > 0 ? <p>{texts.errorsFirst}</p> : <DownloadStatement statement={statement} />)}
      {mayChange && prepared && <MarkFiled key={prepared.id} prepared={prepared} />}
    </DeskSection>
  )
}
