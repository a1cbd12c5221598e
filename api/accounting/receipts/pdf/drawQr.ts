import { generate } from 'lean-qr'

/** A QR code as SVG: dark on light, with the quiet zone that readers need. */
export function drawQr(text: string): string {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, y) => y)
  const path = rows.flatMap((y) => rows.flatMap((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : []))).join('')
  const side = code.size + 8
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`
  )
}
