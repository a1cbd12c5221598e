import { useId, useState } from 'react'
import {
  fileStatement,
  type StatementYear,
  type StoredStatement,
} from '../../../../shared/contract/staff/statements.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { Field } from '../../../components/forms/Field.tsx'
import { saveFile } from '../../../components/forms/saveFile.ts'
import { ActForm } from '../../../components/act/ActForm.tsx'
import { useProvenAct } from '../../../components/act/useProvenAct.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import { useMay } from '../desk/role.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { statementKey } from './statementKey.ts'

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

/** Downloads the statement, or what changed since the last filing. The API freezes the rows of this file. */
const DownloadStatement = ({ statement: { year, form, filed } }: { statement: StatementYear }) => {
  const texts = useTexts('staff').statements
  const { session, watch } = useServices()
  const version = filed.length
  const name = `form-${form.name}_${year}_${version > 0 ? `revision-${version}` : 'statement'}.csv`
  const act = useProvenAct(
    () => watch(() => saveFile(session, { path: 'staff/statement-file', json: { year }, name })),
    statementKey,
  )
  return (
    <ActForm act={act} submit={act.busy ? texts.downloading : version > 0 ? texts.downloadRevision : texts.download} />
  )
}

/** Enters the acknowledgement number of the file that was downloaded last. */
const MarkFiled = ({ prepared }: { prepared: StoredStatement }) => {
  const texts = useTexts('staff').statements
  const lang = useLanguage()
  const { api } = useServices()
  const id = useId()
  const [number, setNumber] = useState('')
  const act = useProvenAct(() => fileStatement(api, prepared.id, number), statementKey)
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.marking : texts.markFiled}
      look="primary"
      label={texts.markFiled}
      framed
    >
      <p>
        {texts.prepared(formatDateTime(prepared.prepared_at, lang), prepared.digest)}{' '}
        {texts.rows(prepared.rows, formatRupees(prepared.rupees))}
      </p>
      <Field
        id={id}
        spec={{
          name: 'acknowledgement',
          label: texts.acknowledgement,
          hint: texts.acknowledgementHint,
          autoComplete: 'off',
        }}
        problem={'acknowledgement' in act.fields ? texts.acknowledgementWrong : undefined}
        control={{ value: number, onChange: (event) => setNumber(event.target.value) }}
      />
    </ActForm>
  )
}
