import { expect, it } from 'vitest'
import { compactStyle } from './widgetPlugins.ts'

it.each([
  ['/* Close. */\nh2 + button {\n  padding: 10px 24px;\n}\n', 'h2 + button{padding:10px 24px}'],
  ['a {\n  height: calc(40px + 1.88em);\n}', 'a{height:calc(40px + 1.88em)}'],
  ['a {\n  color: lab(from red calc((0.5 - l) * 9) 0 0 / 0.5);\n}', 'a{color:lab(from red calc((.5 - l)*9) 0 0/.5)}'],
  ['a :hover,\nb > i {\n  color: red !important;\n}', 'a :hover,b>i{color:red!important}'],
  ['@media (width < 37.5em) {\n  a {\n    margin: 0 -1px;\n  }\n}', '@media (width<37.5em){a{margin:0 -1px}}'],
])('turns %j into %j', (css, compact) => {
  expect(compactStyle(css)).toBe(compact)
})
