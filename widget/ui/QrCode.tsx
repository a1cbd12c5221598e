import { generate } from 'lean-qr/nano'

/** A QR code, drawn here: no other service learns what is given. Always dark on light, or phones cannot read it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const code = generate(text)
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`-3 -3 ${code.size + 6} ${code.size + 6}`}>
      <path d={path} />
    </svg>
  )
}
