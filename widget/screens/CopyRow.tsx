import { useRef, useState } from 'react'
import type { Detail } from '../../shared/contract/content/contact.ts'
import { useTexts } from '../dialogContext.ts'

/** A value to copy. If the browser forbids copying, the value is selected instead. */
export const CopyRow = ({ label, value }: Detail) => {
  const texts = useTexts()
  const [copied, setCopied] = useState(false)
  const shown = useRef<HTMLSpanElement>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }
  return (
    <div className="detail">
      <dt>{label}</dt>
      <dd>
        <span ref={shown}>{value}</span>
        <button type="button" className="copy" aria-label={texts.copy(label)} onClick={() => void copy()}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            {copied ? <path d="M4 11l4 4 8-9" /> : <path d="M7 7h9v9H7zM4 13V4h9" />}
          </svg>
        </button>
        <span role="status" className="hidden">
          {copied && texts.copied}
        </span>
      </dd>
    </div>
  )
}
