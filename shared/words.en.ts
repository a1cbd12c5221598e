/** Amounts in English words, in the Indian system. */
const small =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const below100 = (n: number): string => (n < 20 ? small[n]! : `${tens[(n / 10) | 0]} ${small[n % 10]}`)

const scales: ReadonlyArray<readonly [number, string]> = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
  [100, 'hundred'],
]

const spell = (n: number): string => {
  for (const [size, name] of scales) {
    if (n >= size) return `${spell(Math.floor(n / size))} ${name} ${spell(n % size)}`
  }
  return below100(n)
}

/**
 * @param rupees whole rupees, 1 or more
 * @returns e.g. `ten lakh rupees`, `eleven thousand rupees`, `one rupee`
 */
export const wordsEn = (rupees: number): string =>
  `${spell(rupees).replace(/ +/g, ' ').trim()} ${rupees === 1 ? 'rupee' : 'rupees'}`
