import { generate, mode } from 'lean-qr'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTimer } from './hooks.ts'

/** How long a text must stay unchanged before its code is drawn, in ms: not for every typed digit. */
const restMs = 250

/**
 * The squares of a QR code as an SVG path. It uses one of the standard's eight masks, and every reader accepts every mask. Encoders try all for the best
 * contrast, but this would block a slow phone for 80 ms. It uses two of six encodings: Japanese would need a table of 8,000 characters.
 */
const drawCode = (text: string): { size: number; path: string } => {
  const code = generate(text, { mask: 3, modes: [mode.ascii, mode.utf8] })
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return { size: code.size, path }
}

/**
 * A QR code, drawn here, so that no other service learns the amount. Always dark on light, because phones need it. Browsers that darken pages of others change
 * the background of an element, but not a white square of the picture.
 */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [drawn, setDrawn] = useState<{ text: string; size: number; path: string } | null>(null)
  const [seen, setSeen] = useState(false)
  const picture = useRef<SVGSVGElement>(null)
  // Most donors never scroll down to it, so a slow phone must not wait for it.
  useLayoutEffect(() => {
    try {
      const watch = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)))
      if (picture.current) watch.observe(picture.current)
      return () => watch.disconnect()
    } catch {
      // The page has broken it.
      const timer = setTimeout(() => setSeen(true))
      return () => clearTimeout(timer)
    }
  }, [])
  useTimer(seen ? restMs : undefined, () => setDrawn({ text, ...drawCode(text) }), [text, seen])
  // A code that no longer matches the text on screen must not be readable.
  const current = drawn?.text === text ? drawn : null
  return (
    <svg
      ref={picture}
      className="qr"
      role="img"
      aria-label={label}
      viewBox={current ? `-3 -3 ${current.size + 6} ${current.size + 6}` : undefined}
    >
      {current && (
        <>
          <rect x="-3" y="-3" width="100%" height="100%" fill="#fff" />
          <path d={current.path} fill="#000" />
        </>
      )}
    </svg>
  )
}
