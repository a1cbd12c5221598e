import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftKeeper } from './drafts.ts'

/** The texts of a stored draft that the form still has a field for, as `[path, text]`, where they differ from what is saved. */
export const draftedTexts = (start: unknown, stored: unknown, path = ''): Array<[string, string]> => {
  if (typeof start === 'string') return typeof stored === 'string' && stored !== start ? [[path, stored]] : []
  if (!start || typeof start !== 'object' || !stored || typeof stored !== 'object') return []
  const kept = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(start).flatMap(([name, value]) =>
    draftedTexts(value, kept.get(name), path ? `${path}.${name}` : name),
  )
}

/**
 * Writes what is typed into the draft, and brings it back when the form is shown again.
 * @returns whether something was brought back, and what forgets the draft
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  start: Values,
  draft: DraftKeeper | undefined,
): [restored: boolean, forget: () => void] => {
  const [restored, setRestored] = useState(false)
  const saved = useRef(start)
  const keeper = useRef(draft)
  useEffect(() => {
    saved.current = start
  })
  useEffect(() => {
    const kept = keeper.current
    if (!kept) return undefined
    // What was typed before this code had come is newer than the draft. The paths come from the form's own start values, and so do the kinds of values.
    const texts = draftedTexts(saved.current, kept.read()).filter(
      ([path]) => !form.getFieldState(path as FieldPath<Values>).isDirty,
    )
    for (const [path, text] of texts) {
      const name = path as FieldPath<Values>
      form.setValue(name, text as FieldPathValue<Values, typeof name>, { shouldDirty: true })
    }
    if (texts.length > 0) setRestored(true)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // What differs from the saved values is the draft.
        const changed = draftedTexts(saved.current, values).length > 0
        kept.write(changed ? values : null)
      },
    })
  }, [form])
  const forget = () => {
    keeper.current?.write(null)
    setRestored(false)
  }
  return [restored, forget]
}
