/** The colour of the main action, checked: what stands on it must be read by everybody (WCAG 2.2, 1.4.3). */
import { ownAccent } from './choices.ts'

/** Smallest contrast of text. */
const readable = 4.5
/** Below this against white the button is hardly seen as a button on a white page. */
const faint = 1.3

export interface Accent {
  /** What the lines say: `#rrggbb`. */
  colour: string
  /** What stands on it. The widget chooses the same (widget/loader/loader.css). */
  text: '#000000' | '#ffffff'
  /** Contrast of the two, 1 to 21. */
  ratio: number
  /** `adjusted`: moved by a hair until its text can be read. `refused`: no colour that we know; ours stands in its place. */
  verdict: 'good' | 'adjusted' | 'refused'
  /** Hard to see on a white page. */
  faint: boolean
}

type Rgb = readonly [number, number, number]

/** @param written `#abc`, `abc`, `#aabbcc`, or whatever somebody typed */
export function checkAccent(written: string): Accent {
  const rgb = parse(written)
  if (!rgb) return { ...checkAccent(ownAccent), verdict: 'refused' }
  const text = textOn(rgb)
  let shown = rgb
  // Towards black under white text and towards white under black text, a hundredth at a time.
  for (let part = 1; contrast(shown, text) < readable; part++)
    shown = mix(rgb, text === white ? black : white, part / 100)
  return {
    colour: hex(shown),
    text: text === white ? '#ffffff' : '#000000',
    ratio: contrast(shown, text),
    verdict: shown === rgb ? 'good' : 'adjusted',
    faint: contrast(shown, white) < faint,
  }
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

function parse(written: string): Rgb | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(written.trim())?.[1]
  if (!digits) return null
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

const hex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

const mix = (from: Rgb, to: Rgb, part: number): Rgb => {
  const one = (n: 0 | 1 | 2) => Math.round(from[n] + (to[n] - from[n]) * part)
  return [one(0), one(1), one(2)]
}

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const weigh = (rgb: Rgb, weights: Rgb): number =>
  rgb.reduce((sum, part, n) => sum + linear(part) * (weights[n] ?? 0), 0)

/** Relative luminance of WCAG. */
const luminance = (rgb: Rgb): number => weigh(rgb, [0.2126, 0.7152, 0.0722])

const contrast = (a: Rgb, b: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** Black from lightness 49 (CIE Lab under D50, as CSS `lab()` has it) upwards, white below. */
const textOn = (rgb: Rgb): Rgb => {
  const y = weigh(rgb, [0.2225045, 0.7168786, 0.0606169])
  return 116 * Math.cbrt(y) - 16 > 49 ? black : white
}
