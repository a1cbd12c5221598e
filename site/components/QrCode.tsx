import { generate } from 'lean-qr'
import { useMemo } from 'react'
import styles from './QrCode.module.css'

/** Light border around the code, in squares, as the standard asks. */
const QUIET = 4

/** A QR code, drawn here, so that nobody else learns the text. Always dark on light, because phones need it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => draw(text), [text])
  const side = size + 2 * QUIET
  return (
    <svg role="img" aria-label={label} className={styles.qr} viewBox={`-${QUIET} -${QUIET} ${side} ${side}`}>
      <path d={path} />
    </svg>
  )
}

function draw(text: string): { size: number; path: string } {
  const code = generate(text)
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return { size: code.size, path }
}
