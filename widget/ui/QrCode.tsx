import { generate, mode } from 'lean-qr'
import { useLayoutEffect, useRef, useState } from 'react'

/** How long a text must stand before its code is drawn, in ms: not for every digit that is typed. */
const restMs = 250

/**
 * The squares of a QR code as an SVG path. One mask of the eight that the standard allows: trying them all, as encoders do for the prettiest, would
 * hold a slow phone up for 80 ms, and every reader reads every mask. Two ways of writing of the six: for Japanese a table of 8,000 signs would be made.
 */
const drawCode = (text: string): { size: number; path: string } => {
  const code = generate(text, { mask: 3, modes: [mode.ascii, mode.utf8] })
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return { size: code.size, path }
}

/** A QR code, drawn here: no other service learns what is given. Always dark on light, or phones cannot read it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [drawn, setDrawn] = useState<{ text: string; size: number; path: string } | null>(null)
  const [seen, setSeen] = useState(false)
  const picture = useRef<SVGSVGElement>(null)
  // Most donors never scroll down to it: a slow phone is not held up for what nobody looks at.
  useLayoutEffect(() => {
    try {
      const watch = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)))
      if (picture.current) watch.observe(picture.current)
      return () => watch.disconnect()
    } catch {
      // Broken by the page.
      const timer = setTimeout(() => setSeen(true))
      return () => clearTimeout(timer)
    }
  }, [])
  useLayoutEffect(() => {
    if (!seen) return
    const timer = setTimeout(() => setDrawn({ text, ...drawCode(text) }), restMs)
    return () => clearTimeout(timer)
  }, [text, seen])
  // A code that no longer says what stands on screen must not be read.
  const current = drawn?.text === text ? drawn : null
  return (
    <svg
      ref={picture}
      className="qr"
      role="img"
      aria-label={label}
      viewBox={current ? `-3 -3 ${current.size + 6} ${current.size + 6}` : undefined}
    >
      {current && <path d={current.path} />}
    </svg>
  )
}
