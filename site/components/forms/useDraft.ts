import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftKeeper } from './drafts.ts'

/** The texts of a stored draft that the form still has a field for, as `[path, text]`, if they differ from the saved values. */
export const draftedTexts = (start: unknown, stored: unknown, path = ''): Array<[string, string]> => {
  if (typeof start === 'string') return typeof stored === 'string' && stored !== start ? [[path, stored]] : []
  if (!start || typeof start !== 'object' || !stored || typeof stored !== 'object') return []
  const kept = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(start).flatMap(([name, value]) =>
    draftedTexts(value, kept.get(name), path ? `${path}.${name}` : name),
  )
}

/**
 * Writes typed text into the draft, and restores it when the form is shown again.
 * @returns whether anything was restored, and a function that deletes the draft
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
    // Text typed before this code loaded is newer than the draft. The paths come from the form's own start values, and so do the kinds of values.
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
        // The draft is what differs from the saved values.
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
