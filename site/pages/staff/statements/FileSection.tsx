import * as z from 'zod/mini'
import {
  fileStatement,
  statementFiledSchema,
  statementKind,
  type StatementYear,
  type StoredStatement,
} from '../../../../shared/contract/staff/statements.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { TextField } from '../../../components/forms/Field.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { FileButton } from '../../../components/act/FileButton.tsx'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import type { SiteTexts } from '../../../texts/useTexts.ts'
import { DeskSection } from '../desk/DeskPage.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'

/** What was filed, the files to file, and the form for the acknowledgement number of each. */
export const FileSection = ({ statement }: { statement: StatementYear }) => {
  const { texts, lang, mayChange } = useDesk('statements')
  const { filed, prepared, next, error_total: errors } = statement
  const originals = filed.filter(({ revises }) => revises === null).toReversed()
  const nameOf = nameIn(statement, originals, texts)
  const revised = originals.filter(({ changes }) => changes && changes.added + changes.changed + changes.deleted > 0)
  const isSame = filed.length > 0 && revised.length === 0 && next.rows === 0
  return (
    <DeskSection title={texts.file} lead={texts.fileLead}>
      {filed.length === 0 ? (
        <p>{texts.filedNone}</p>
      ) : (
        <ul className="desk-list" aria-label={texts.filed}>
          {filed.map((one) => (
            <li key={one.id}>
              <p>
                <strong>{nameOf(one)}</strong>
                {one.filed_at &&
                  one.acknowledgement &&
                  ` · ${texts.filedOn(formatDateTime(one.filed_at, lang), one.acknowledgement)}`}
              </p>
              <p className="desk-meta text-soft">
                <span>{texts.rows(one.rows, formatRupees(one.rupees))}</span>
                {one.revises && <span>{texts.revises(one.revises)}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isSame && <p>{texts.noChange}</p>}
      {revised.map(({ id, changes }) => changes && <p key={id}>{texts.changes(nameOf({ id }), changes)}</p>)}
      {filed.length > 0 && next.rows > 0 && (
        <p>{texts.nextOriginal(texts.rows(next.rows, formatRupees(next.rupees)))}</p>
      )}
      {mayChange && !isSame && errors > 0 && <p>{texts.errorsFirst}</p>}
      {mayChange && errors === 0 && (
        <>
          {revised.map(({ id, acknowledgement }) => (
            <DownloadStatement
              key={id}
              statement={statement}
              original={id}
              kind={statementKind(
                originals.findIndex((one) => one.id === id) + 1,
                1 + filed.filter(({ revises }) => revises === acknowledgement).length,
              )}
              caption={texts.downloadRevision(originals.length > 1 ? nameOf({ id }) : null)}
            />
          ))}
          {next.rows > 0 && (
            <DownloadStatement
              statement={statement}
              kind={statementKind(originals.length + 1)}
              caption={filed.length > 0 ? texts.downloadNext : texts.download}
            />
          )}
        </>
      )}
      {mayChange && prepared.map((one) => <MarkFiled key={one.id} prepared={one} name={nameOf(one)} />)}
    </DeskSection>
  )
}

/** What a statement is called: which original of the year it is, or which revision. */
const nameIn =
  ({ filed }: StatementYear, originals: readonly StoredStatement[], texts: StatementTexts) =>
  ({ id, revises = null, version = null }: Pick<StoredStatement, 'id'> & Partial<StoredStatement>): string => {
    const index = originals.findIndex((one) => one.id === id)
    const position = index < 0 ? originals.length + 1 : index + 1
    if (revises === null) return texts.original(position > 1 || originals.length > 1 ? position : null)
    return texts.revision(
      filed.filter((one) => one.revises === revises && (version === null || (one.version ?? 0) < version)).length + 1,
    )
  }

type StatementTexts = SiteTexts['staff']['statements']

interface DownloadStatementProps {
  statement: StatementYear
  /** The original to revise. Without one: the next original. */
  original?: number
  /** Of the file's name. */
  kind: string
  caption: string
}

/** Downloads the next original, or what changed in a filed one. The API freezes the rows of this file. */
const DownloadStatement = ({ statement: { year, form }, original, kind, caption }: DownloadStatementProps) => {
  const { texts } = useDesk('statements')
  const name = `form-${form.name}_${year}_${kind}.csv`
  const json = original === undefined ? { year } : { year, original }
  const { downloading } = texts
  return (
    <FileButton path="staff/statement-file" json={json} name={name} busy={downloading} refreshes={[keys.statements]}>
      {caption}
    </FileButton>
  )
}

const numberSchema = z.pick(statementFiledSchema, { acknowledgement: true })

/** Enters the acknowledgement number of the file that was downloaded last. */
const MarkFiled = ({ prepared, name }: { prepared: StoredStatement; name: string }) => {
  const { texts, lang } = useDesk('statements')
  const form = useForm({
    schema: async () => numberSchema,
    labels: { acknowledgement: texts.acknowledgement },
    problems: { 'acknowledgement:*': texts.acknowledgementWrong },
    call: (api, { acknowledgement }) => fileStatement(api, prepared.id, acknowledgement),
    say: null,
    refreshes: [keys.statements],
  })
  return (
    <BriefForm
      form={form}
      submit={form.act.busy ? texts.marking : texts.markFiled}
      look="primary"
      label={`${texts.markFiled}: ${name}`}
      framed
    >
      <p>
        <strong>{name}</strong>
        {prepared.revises && ` (${texts.revises(prepared.revises)})`}
        {' · '}
        {texts.prepared(formatDateTime(prepared.prepared_at, lang), prepared.digest)}{' '}
        {texts.rows(prepared.rows, formatRupees(prepared.rupees))}
      </p>
      <TextField form={form} name="acknowledgement" hint={texts.acknowledgementHint} autoComplete="off" />
    </BriefForm>
  )
}
