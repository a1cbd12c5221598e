import type { Both } from '../types.ts'

/** What the pictures of the journal show. */
export const journalAlts = {
  'blog-01': {
    en: 'A cook stirs one of three big pots on a brick stove, the river in the window',
    hi: 'ईंटों के चूल्हे पर रखे तीन बड़े बर्तनों में से एक को चलाती रसोइन, खिड़की में नदी',
  },
  'blog-02': {
    en: 'Three school children walk along the river in the rain, two of them under umbrellas',
    hi: 'बारिश में नदी के साथ-साथ स्कूल जाते तीन बच्चे, दो छाते लिए हुए',
  },
  'blog-03': {
    en: 'A woman bends to a newborn calf in the straw of the shelter, the white cow stands by',
    hi: 'गौशाला के पुआल में नए बछड़े पर झुकी एक महिला, पास में खड़ी सफ़ेद गाय',
  },
  'blog-04': {
    en: 'A teacher and two children choose books from a full shelf',
    hi: 'भरी हुई अलमारी से किताबें चुनते दो बच्चे और एक शिक्षिका',
  },
  'blog-05': {
    en: 'People plant and water saplings on the slope above the river',
    hi: 'नदी के ऊपर ढलान पर पौधे रोपते और सींचते लोग',
  },
  'blog-06': {
    en: 'A hand writes figures into an open account book, coins and spectacles beside it',
    hi: 'खुली बही में आँकड़े लिखता एक हाथ, पास में सिक्के और चश्मा',
  },
  'blog-07': {
    en: 'In the clinic a nurse measures an old man’s blood pressure, a girl waits on the bench',
    hi: 'क्लिनिक में एक बुज़ुर्ग का रक्तचाप जाँचती नर्स, बेंच पर प्रतीक्षा करती एक लड़की',
  },
  'blog-08': {
    en: 'Dusk on the ghat: a woman bends to a lamp, others float on the darkening river',
    hi: 'घाट की साँझ: दीये पर झुकी एक महिला, गहराती नदी पर तैरते दीये',
  },
  'blog-09': {
    en: 'Two men put new planks into the footbridge, a third brings one, and a girl with a school bag waits',
    hi: 'पैदल पुल में नए तख़्ते जोड़ते दो लोग, तख़्ता लाता तीसरा और राह देखती बस्ते वाली एक लड़की',
  },
  'blog-10': {
    en: 'A woman sews at a machine, another cuts cloth; finished school uniforms hang on a line',
    hi: 'मशीन पर सिलाई करती एक महिला, कपड़ा काटती दूसरी; डोरी पर सिली हुई स्कूल वर्दियाँ',
  },
} as const satisfies Record<string, Both>
