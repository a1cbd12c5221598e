/** Keys as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

interface KeyAction {
  type: 'keyDown' | 'keyUp'
  value: string
}

/** Presses the keys in order, and releases them in reverse. @param key e.g. `Escape`, `Shift+Tab` */
export const chord = (key: string): KeyAction[] => {
  const values = key.split('+').map((name) => codes[name] ?? name.toLowerCase())
  const down = values.map((value) => ({ type: 'keyDown', value }) as const)
  return [...down, ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const)]
}

export const typed = (text: string): KeyAction[] =>
  [...text].flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const])
