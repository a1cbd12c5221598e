import type { Both } from '../types.ts'

/** What the pictures of the river show. */
export const riverAlts = {
  'river-01': {
    en: 'Stone steps leading down to a calm river, the first sun over the hills',
    hi: 'शांत नदी तक उतरती पत्थर की सीढ़ियाँ, पहाड़ों पर पहली धूप',
  },
  'river-02': {
    en: 'Wooden boats tied up side by side at the bank',
    hi: 'किनारे पर पास-पास बँधी लकड़ी की नावें',
  },
  'river-03': {
    en: 'The river in the monsoon, brown and wide, under heavy clouds',
    hi: 'बरसात की नदी: मटमैली, चौड़ी, ऊपर घने बादल',
  },
  'river-04': {
    en: 'Evening on the ghat: rows of small lamps and their light on the water',
    hi: 'घाट की साँझ: छोटे-छोटे दीयों की क़तारें और पानी पर उनकी रोशनी',
  },
  'river-05': {
    en: 'Snow hills beyond the valley, the river winding towards them',
    hi: 'घाटी के पार बर्फ़ीले पहाड़ और उनकी ओर मुड़ती नदी',
  },
  'river-06': {
    en: 'The old footbridge across the river',
    hi: 'नदी पर बना पुराना पैदल पुल',
  },
  'river-07': {
    en: 'The bathing steps in the morning, a chain to hold on to',
    hi: 'सुबह की स्नान-सीढ़ियाँ और पकड़ने के लिए साँकल',
  },
  'river-08': {
    en: 'Mist lying on the water, the far bank only half to be seen',
    hi: 'पानी पर ठहरा कोहरा, उस पार का किनारा आधा ही दिखता है',
  },
} as const satisfies Record<string, Both>
