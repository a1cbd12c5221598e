import { useState } from 'react'
import { useTexts } from '../dialogContext.ts'
import { isFramed, leaveFrame } from './signIn/popup.ts'

interface Props {
  href: string
  text: string
  className?: string
}

/**
 * A link to the trust's own pages. They refuse to be framed, so from a frame it opens a tab if the frame may, else it replaces the whole window. If
 * it may do neither, the donor can copy the address.
 */
export const OutLink = ({ href, text, className }: Props) => {
  const texts = useTexts()
  const [stuck, setStuck] = useState(false)
  return (
    <>
      <a
        className={className}
        href={href}
        target="_top"
        onClick={(event) => {
          if (!isFramed()) return
          event.preventDefault()
          setStuck(!leaveFrame(href))
        }}
      >
        {text}
      </a>
      <span role="status">
        {stuck && (
          <>
            {texts.copyAddress} <code>{href}</code>
          </>
        )}
      </span>
    </>
  )
}
