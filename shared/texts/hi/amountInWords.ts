/** Amounts in Hindi words. Every number below a hundred has its own name. */
const small = (
  ' एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ')

const scales: ReadonlyArray<readonly [number, string]> = [
  [1e7, 'करोड़'],
  [1e5, 'लाख'],
  [1e3, 'हज़ार'],
  [100, 'सौ'],
]

const spell = (number: number): string => {
  for (const [size, name] of scales) {
    if (number >= size) return `${spell(Math.floor(number / size))} ${name} ${spell(number % size)}`
  }
  return small[number] ?? ''
}

/**
 * @param rupees whole rupees, 1 or more
 * @returns e.g. `दस लाख रुपये`, `एक रुपया`
 */
export const amountInWords = (rupees: number): string =>
  `${spell(rupees).replace(/ +/g, ' ').trim()} ${rupees === 1 ? 'रुपया' : 'रुपये'}`
