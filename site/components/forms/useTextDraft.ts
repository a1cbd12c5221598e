import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DraftKeeper } from './drafts.ts'

const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

/** Puts a stored text into a field. What was typed before this code loaded is newer. @returns whether the field has changed */
const restore = (field: HTMLInputElement | HTMLTextAreaElement, text: unknown): boolean => {
  if (typeof text !== 'string' || text === '') return false
  if (field.type === 'radio' && 'checked' in field) return !field.checked && (field.checked = field.value === text)
  if (field.value !== field.defaultValue || field.value === text) return false
  field.value = text
  return true
}

/**
 * The draft of a form whose fields keep their own text: restores it when the form is shown.
 * @returns whether anything was restored, and what writes the draft, or deletes it
 */
export const useTextDraft = (form: RefObject<HTMLFormElement | null>, draft: DraftKeeper) => {
  const keeper = useRef(draft)
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    const stored = new Map(Object.entries(keeper.current.read() ?? {}))
    const fields = [...(form.current?.elements ?? [])].filter(isText)
    const changed = fields.filter((field) => restore(field, stored.get(field.name)))
    if (changed.length > 0) setRestored(true)
  }, [form])
  return {
    restored,
    write: () => form.current && keeper.current.write(Object.fromEntries(new FormData(form.current))),
    forget() {
      keeper.current.write(null)
      setRestored(false)
    },
  }
}
