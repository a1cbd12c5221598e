/** What forms of the desk share. */
import { type RefObject, type TextareaHTMLAttributes, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { languages } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { described, FieldFrame, fieldOf, type FormFieldProps } from '../../../components/forms/Field.tsx'
import { useProjects } from '../../../components/menu/useProjects.ts'

interface Option {
  value: string
  label: string
}

/** The schema of a form that sends every field: none of its defaults is needed, so the form takes what the schema gives. */
export const completeSchema = <Values,>(schema: z.ZodMiniType<Values, unknown>) =>
  schema as z.ZodMiniType<Values, Values>

/** Values with their words, for a select. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: words[value] }))

/** Things with a title, for a select. */
export const titledOptions = (things: ReadonlyArray<{ id: number; title: string }>): Option[] =>
  things.map(({ id, title }) => ({ value: String(id), label: title }))

export const useProjectOptions = (): Option[] => titledOptions(useProjects('').list.projects)

export const useLanguageOptions = (): Option[] => {
  const lang = useLanguage()
  return languages.map((value) => ({ value, label: languageLabel(value, lang) }))
}

interface NoteFieldProps<Name extends string>
  extends FormFieldProps<Name>,
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'maxLength' | 'readOnly' | 'spellCheck'> {
  hint?: string
}

/** Some words of staff, in a field of two lines. */
export const NoteField = <Name extends string>({ form, name, hint, ...attributes }: NoteFieldProps<Name>) => {
  const { id, label, problem } = fieldOf<Name>({ form, name })
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <textarea
        id={id}
        name={name}
        rows={2}
        maxLength={500}
        {...attributes}
        defaultValue={form.startOf(name)}
        {...described(id, problem, hint)}
      />
    </FieldFrame>
  )
}

interface FileFieldProps<Name extends string> extends FormFieldProps<Name> {
  /** The field itself: its files are sent apart from the form's values. */
  field: RefObject<HTMLInputElement | null>
  accept: string
  multiple?: boolean
  hint: string
  /** Beside the label; with a note it may stay empty. */
  note?: string | undefined
}

/** A field for files. */
export const FileField = <Name extends string>({ form, name, field, hint, note, ...files }: FileFieldProps<Name>) => {
  const { id, label, problem } = fieldOf<Name>({ form, name })
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} problem={problem}>
      <input
        {...files}
        ref={field}
        id={id}
        name={name}
        type="file"
        className="desk-files"
        {...described(id, problem, hint)}
      />
    </FieldFrame>
  )
}

/** A text that people type, once they pause: each search is a request, and an entry of the audit log. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), 250)
    return () => clearTimeout(pause)
  }, [typed])
  return settled
}
