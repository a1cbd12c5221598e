import type { Both } from '../types.ts'

/** What the wide pictures at the head of the pages show. */
export const bannerAlts = {
  'banner-about': {
    en: 'Three people sit under a tree beside a small shrine and look out over the wide river',
    hi: 'छोटे-से मंदिर के पास पेड़ के नीचे बैठे तीन लोग चौड़ी नदी को निहार रहे हैं',
  },
  'banner-archives': {
    en: 'A woman takes a roll of paper from high shelves full of ledgers and boxes',
    hi: 'बहियों और डिब्बों से भरी ऊँची अलमारी से काग़ज़ का पुलिंदा निकालती एक महिला',
  },
  'banner-blog': {
    en: 'A desk by a window over the river, with an open book, a pen and a cup of tea',
    hi: 'नदी की ओर खुलती खिड़की के पास मेज़, उस पर खुली बही, क़लम और चाय का प्याला',
  },
  'banner-contact': {
    en: 'The open gate of the ashram, a letter box by the path and a bicycle with a post bag',
    hi: 'आश्रम का खुला फाटक, रास्ते के पास डाक-पेटी और डाक के थैले वाली साइकिल',
  },
  'banner-csr': {
    en: 'People of different trades plant saplings together on the bank, the footbridge in the distance',
    hi: 'किनारे पर मिलकर पौधे रोपते अलग-अलग लोग, दूर पैदल पुल',
  },
  'banner-donation': {
    en: 'A hand sets a small leaf boat with a lamp onto the water',
    hi: 'पत्ते की नाव में रखा दीया पानी पर उतारता एक हाथ',
  },
  'banner-media': {
    en: 'Two people on a bench by the river, one of them reading a newspaper, a radio beside them',
    hi: 'नदी किनारे बेंच पर बैठे दो लोग, एक अख़बार पढ़ रहे हैं और पास में रेडियो रखा है',
  },
  'banner-notifications': {
    en: 'A bronze bell between two pillars above the river',
    hi: 'नदी के ऊपर दो खंभों के बीच टँगी पीतल की घंटी',
  },
  'banner-photos': {
    en: 'Pictures hung on a line between two trees, a woman and a child looking at them',
    hi: 'दो पेड़ों के बीच डोरी पर टँगे चित्र और उन्हें देखते एक महिला और एक बच्चा',
  },
  'banner-profile': {
    en: 'An open door towards the river, with shoes beside it and clothes and bags on hooks',
    hi: 'नदी की ओर खुला दरवाज़ा, पास में जूते, खूँटियों पर कपड़े और थैले',
  },
  'banner-projects': {
    en: 'The bank with the school, the cows, the kitchen and the tent of the medical camp',
    hi: 'नदी का किनारा: स्कूल, गायें, रसोई और चिकित्सा शिविर का शामियाना',
  },
  'banner-swargashram': {
    en: 'The ashram with its arches and steps, two people sweeping and carrying water in the morning',
    hi: 'मेहराबों और सीढ़ियों वाला आश्रम; सुबह झाड़ू लगाते और पानी लाते लोग',
  },
  'banner-video': {
    en: 'An evening by the river: people sit before a cloth on which a film of the dawn is shown',
    hi: 'नदी किनारे की शाम: परदे पर चलती भोर की फ़िल्म देखते लोग',
  },
} as const satisfies Record<string, Both>
