/** The colour of the main action, checked: everybody must be able to read its text (WCAG 2.2, 1.4.3). */
import { ownAccent } from './choices.ts'

/** Below this contrast to white the button is hard to recognise on a white page. */
const faint = 1.3

export interface Accent {
  /** What the lines contain: `#rrggbb`. */
  colour: string
  /** Its text colour. The widget chooses the same (widget/loader/loader.css). */
  text: string
  /** Contrast of the two, 1 to 21. */
  ratio: number
  /** `refused`: not a colour that we know; our own is used instead. */
  verdict: 'good' | 'refused'
  /** Hard to see on a white page. */
  faint: boolean
}

type Rgb = readonly [number, number, number]

/** @param written `#abc`, `abc`, `#aabbcc`, or any typed text */
export function checkAccent(written: string): Accent {
  const rgb = parse(written)
  if (!rgb) return { ...checkAccent(ownAccent), verdict: 'refused' }
  const text = textOn(rgb)
  return {
    colour: hex(rgb),
    text: hex(text),
    ratio: contrast(rgb, text),
    verdict: 'good',
    faint: contrast(rgb, white) < faint,
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

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of WCAG. */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const contrast = (a: Rgb, b: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** Black from a luminance of 0.18 upwards, white below: the contrast is always at least 4.56. */
const textOn = (rgb: Rgb): Rgb => (luminance(rgb) >= 0.18 ? black : white)
