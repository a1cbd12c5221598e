import { expect, it } from 'vitest'
import { teaser } from './teaser.ts'

it.each([
  ['One. Two. Three.', 20, 'One. Two. Three.'],
  ['One. Two. Three.', 14, 'One. Two.'],
  ['One. Two. Three.', 9, 'One. Two.'],
  ['One. Two. Three.', 8, 'One.'],
  ['नदी साफ़ रहती है। लोग आते हैं।', 20, 'नदी साफ़ रहती है।'],
  ['A kitchen that feeds four hundred people', 25, 'A kitchen that feeds four …'],
  ['A kitchen, open to all who come', 11, 'A kitchen …'],
  ['', 5, ''],
])('%j in %i characters is %j', (text, most, short) => {
  expect(teaser(text, most)).toBe(short)
})
