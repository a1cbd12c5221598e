import * as z from 'zod/mini'
import { fileStatement } from '../../../../shared/contract/staff/statements.ts'
import {
  statementFiledSchema,
  type StatementYear,
  type StoredStatement,
} from '../../../../shared/contract/staff/statements.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { TextField } from '../../../components/forms/Field.tsx'
import { saveFile } from '../../../components/forms/saveFile.ts'
import { useForm } from '../../../components/forms/useForm.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
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
  const act = useAct({
    call: () => watch(() => saveFile(session, { path: 'staff/statement-file', json: { year }, name })),
    say: null,
    refreshes: [statementKey],
  })
  return (
    <ActButton act={act}>
      {act.busy ? texts.downloading : version > 0 ? texts.downloadRevision : texts.download}
    </ActButton>
  )
}

const numberSchema = z.pick(statementFiledSchema, { acknowledgement: true })

/** Enters the acknowledgement number of the file that was downloaded last. */
const MarkFiled = ({ prepared }: { prepared: StoredStatement }) => {
  const texts = useTexts('staff').statements
  const lang = useLanguage()
  const { api } = useServices()
  const form = useForm({
    schema: async () => numberSchema,
    labels: { acknowledgement: texts.acknowledgement },
    problems: { 'acknowledgement:*': texts.acknowledgementWrong },
    call: ({ acknowledgement }) => fileStatement(api, prepared.id, acknowledgement),
    say: null,
    refreshes: [statementKey],
  })
  return (
    <BriefForm
      form={form}
      submit={form.act.busy ? texts.marking : texts.markFiled}
      look="primary"
      label={texts.markFiled}
      framed
    >
      <p>
        {texts.prepared(formatDateTime(prepared.prepared_at, lang), prepared.digest)}{' '}
        {texts.rows(prepared.rows, formatRupees(prepared.rupees))}
      </p>
      <TextField form={form} name="acknowledgement" hint={texts.acknowledgementHint} autoComplete="off" />
    </BriefForm>
  )
}
