import { useState } from 'react'

interface Props {
  label: string
  value: string
  texts: { copy(label: string): string; copied: string }
}

/** A value that can be copied. Where the browser forbids copying, the value is selected instead. */
export const CopyRow = ({ label, value, texts }: Props) => {
  const [copied, setCopied] = useState(false)
  const copy = async (row: HTMLElement): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      getSelection()?.selectAllChildren(row.querySelector('dd span')!)
    }
  }
  return (
    <div className="detail">
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        <button
          type="button"
          className="copy"
          aria-label={texts.copy(label)}
          onClick={(event) => void copy(event.currentTarget.closest('div')!)}
        >
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
