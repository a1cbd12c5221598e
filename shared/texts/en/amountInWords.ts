/** Amounts in English words, in the Indian system. */
const small =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const below100 = (number: number): string =>
  number < 20 ? (small[number] ?? '') : `${tens[Math.floor(number / 10)]} ${small[number % 10]}`

const scales: ReadonlyArray<readonly [number, string]> = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
  [100, 'hundred'],
]

const spell = (number: number): string => {
  for (const [size, name] of scales) {
    if (number >= size) return `${spell(Math.floor(number / size))} ${name} ${spell(number % size)}`
  }
  return below100(number)
}

/**
 * @param rupees whole rupees, 1 or more
 * @returns e.g. `ten lakh rupees`, `eleven thousand rupees`, `one rupee`
 */
export const amountInWords = (rupees: number): string =>
  `${spell(rupees).replace(/ +/g, ' ').trim()} ${rupees === 1 ? 'rupee' : 'rupees'}`
