import type { Both } from '../types.ts'

/** What the pictures of the river show. */
export const riverAlts = {
  'river-01': {
    en: 'Dawn on the ghat: a man sits on the stone steps, a woman goes down to the river with a basket',
    hi: 'घाट पर भोर: सीढ़ियों पर बैठा एक व्यक्ति और टोकरी लिए नदी की ओर उतरती एक महिला',
  },
  'river-02': {
    en: 'Five wooden boats tied up side by side, seen from above',
    hi: 'किनारे पर पास-पास बँधी लकड़ी की पाँच नावें, ऊपर से',
  },
  'river-03': {
    en: 'The river in the monsoon, brown and wide: a tree trunk drifts by, a woman looks on under an umbrella',
    hi: 'बरसात की मटमैली, चौड़ी नदी: बहता हुआ तना, और छाता लिए देखती एक महिला',
  },
  'river-04': {
    en: 'Night on the ghat: lamps on every step before the arcades, and more on the dark water',
    hi: 'घाट की रात: मेहराबों के आगे हर सीढ़ी पर दीये, और अँधेरे पानी पर भी',
  },
  'river-05': {
    en: 'Snow hills beyond the valley, the winding river, a herdsman with two cows',
    hi: 'घाटी के पार बर्फ़ीले पहाड़, बल खाती नदी और दो गायों के साथ एक चरवाहा',
  },
  'river-06': {
    en: 'Two school children and a man cross the rope bridge, seen from behind',
    hi: 'झूला पुल पार करते दो स्कूली बच्चे और एक व्यक्ति, पीछे से',
  },
  'river-07': {
    en: 'The bathing steps with their chain: one person in the water, others sitting and washing on the steps',
    hi: 'साँकल वाली स्नान-सीढ़ियाँ: एक व्यक्ति पानी में है, बाक़ी सीढ़ियों पर',
  },
  'river-08': {
    en: 'A boatman in the morning mist, a heron on a stone before him',
    hi: 'सुबह के कोहरे में एक नाविक, आगे पत्थर पर खड़ा बगुला',
  },
} as const satisfies Record<string, Both>
